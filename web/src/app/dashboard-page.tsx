import { lazy, Suspense, useEffect } from 'react';
import { Dashboard } from '../features/lessons/dashboard.tsx';
import { useCompletionSync } from '../features/practice/use-completion.ts';
import { startAppUpdates } from './app-updates.ts';
import { Greetings } from './greetings.tsx';
import { useSignOut } from './leave.ts';
import { useUser } from './session.ts';

const UploadDialog = lazy(() => import('../features/upload/upload-dialog.tsx'));
const FeedbackStep = lazy(async () => {
  const { FeedbackStep } = await import('../features/feedback/feedback-prompt.tsx');
  return { default: FeedbackStep };
});
const PracticeDialog = lazy(async () => {
  const { PracticeDialog } = await import('../features/practice/practice-dialog.tsx');
  return { default: PracticeDialog };
});
const LessonNotes = lazy(async () => {
  const { LessonNotes } = await import('../features/notes/lesson-notes.tsx');
  return { default: LessonNotes };
});
const RecapViewer = lazy(async () => {
  const { RecapViewer } = await import('../features/recap/recap-viewer.tsx');
  return { default: RecapViewer };
});

/** The dashboard, and what opens from it: the one place where these features meet. */
export default function DashboardPage() {
  const user = useUser().data;
  const signOut = useSignOut();
  useCompletionSync();
  useEffect(startAppUpdates, []);
  if (!user) return null;
  return (
    <Dashboard
      user={user}
      onSignOut={signOut}
      renderPractice={(task, lesson, onClose) => (
        <Suspense fallback={null}>
          <PracticeDialog
            task={task}
            lesson={lesson}
            onClose={onClose}
            feedbackStep={(step) => (
              <Suspense fallback={null}>
                <FeedbackStep {...step} />
              </Suspense>
            )}
          />
        </Suspense>
      )}
      renderRecap={(lessonId, onClose) => (
        <Suspense fallback={null}>
          <RecapViewer lessonId={lessonId} onClose={onClose} />
        </Suspense>
      )}
      renderNotes={(lesson, onClose) => (
        <Suspense fallback={null}>
          <LessonNotes lesson={lesson} userId={user.id} onClose={onClose} />
        </Suspense>
      )}
      renderGreetings={(idle, onUpload) => (
        <Greetings user={user} idle={idle} onUpload={onUpload} />
      )}
      renderUpload={(onClose) => (
        <Suspense fallback={null}>
          <UploadDialog userId={user.id} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
