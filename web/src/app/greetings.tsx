import type { User } from '@repaso/proto/http/user';
import { lazy, Suspense, useState } from 'react';
import { useHomeScreenPrompt } from '../features/home-screen/use-home-screen-prompt.ts';
import { useSurvey } from '../features/survey/use-survey.ts';
import { ONBOARDING_ENABLED, SURVEY_ENABLED } from './switched-off.ts';

const HomeScreenPrompt = lazy(() => import('../features/home-screen/home-screen-prompt.tsx'));
const OnboardingScreen = lazy(() => import('../features/onboarding/onboarding-screen.tsx'));
const SurveyDialog = lazy(() => import('../features/survey/survey-dialog.tsx'));

interface GreetingsProps {
  user: User;
  /** Whether nothing else is open. */
  idle: boolean;
  onUpload: () => void;
}

/** What comes to the learner by itself: one at a time, the most welcome first. */
export function Greetings({ user, idle, onUpload }: GreetingsProps) {
  const [welcoming, setWelcoming] = useState(ONBOARDING_ENABLED);
  const homeScreen = useHomeScreenPrompt(user);
  const survey = useSurvey(user, SURVEY_ENABLED && idle);
  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      {welcoming ? (
        <OnboardingScreen onUpload={onUpload} onClose={() => setWelcoming(false)} />
      ) : homeScreen.open ? (
        <HomeScreenPrompt onClose={homeScreen.close} />
      ) : (
        survey.open && <SurveyDialog onClose={survey.close} />
      )}
    </Suspense>
  );
}
