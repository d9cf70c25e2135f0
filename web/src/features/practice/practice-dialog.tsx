import type { ActivityType } from '@repaso/proto/activities/content';
import { type ReadableContent, readContent } from '@repaso/proto/activities/read-content';
import type { Lesson } from '@repaso/proto/http/lessons';
import type { Task } from '@repaso/proto/http/tasks';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { track } from '../../app/analytics.ts';
import { newKey } from '../../app/new-key.ts';
import { ActivityIcon } from '../../ui/activity-look.tsx';
import { Button } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ClozeActivity } from './activities/cloze-activity.tsx';
import { FlashcardsActivity } from './activities/flashcards-activity.tsx';
import { MatchingActivity } from './activities/matching-activity.tsx';
import { QuizActivity } from './activities/quiz-activity.tsx';
import { RewriteActivity } from './activities/rewrite-activity.tsx';
import { RoleplayActivity } from './activities/roleplay-activity.tsx';
import { SentenceBuilderActivity } from './activities/sentence-builder-activity.tsx';
import { TranslationActivity } from './activities/translation-activity.tsx';
import { UnsavedWork } from './activity-frame.tsx';
import type { ActivityProps } from './activity-props.ts';
import { ActivitySummary } from './activity-summary.tsx';
import { CompletionView, failureTexts } from './completion-view.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { countsOnContinue, practiceSession, startPractice } from './practice-session.ts';
import { reviewedItems } from './reviewed-items.ts';
import { scoreOf, useCompletion } from './use-completion.ts';

/** From a failed completion call to the feedback step (specification, section 9). */
const FEEDBACK_AFTER_FAILURE_MS = 1000;

const activities: { [T in ActivityType]: ComponentType<ActivityProps<T>> } = {
  flashcards: FlashcardsActivity,
  quiz: QuizActivity,
  matching: MatchingActivity,
  cloze: ClozeActivity,
  sentence_builder: SentenceBuilderActivity,
  translation: TranslationActivity,
  rewrite: RewriteActivity,
  roleplay: RoleplayActivity,
};

export interface FeedbackStep {
  activityType: ActivityType;
  taskId: string;
  /** Call it when the learner is through with the step. */
  onDone: () => void;
}

interface PracticeDialogProps {
  task: Task;
  lesson?: Lesson | undefined;
  onClose: () => void;
  /** What comes after the completion screens; another feature's, hence handed in. */
  feedbackStep: (step: FeedbackStep) => ReactNode;
}

/** One task, from its first item to the feedback step. Open while it is mounted. */
export function PracticeDialog({ task, lesson, onClose, feedbackStep }: PracticeDialogProps) {
  // A refetch in the background must not change what is being practised.
  const [content] = useState(() => readContent(task.type, task.content));
  if (!content) return <NothingToPractise task={task} lesson={lesson} onClose={onClose} />;
  return (
    <Practice
      type={task.type}
      content={content}
      task={task}
      onClose={onClose}
      feedbackStep={feedbackStep}
    />
  );
}

interface PracticeProps<T extends ActivityType> extends Omit<PracticeDialogProps, 'lesson'> {
  type: T;
  content: ReadableContent<T>;
}

function Practice<T extends ActivityType>({
  type,
  content,
  task,
  onClose,
  feedbackStep,
}: PracticeProps<T>) {
  const [session, dispatch] = useReducer(practiceSession, undefined, () => startPractice(newKey()));
  const completion = useCompletion(task);
  useEffect(
    () => track('activity_started', { activityType: type, taskId: task.id }),
    [type, task.id],
  );
  const unsavedWork = useRef(false);
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { phase, attemptKey, answers } = session;

  const { failure } = completion;
  const goOn = () => dispatch({ type: 'continued', activity: type, failed: failure !== undefined });
  const continueFromSummary = () => {
    if (countsOnContinue(type)) completion.complete(attemptKey, answers);
    goOn();
  };
  const again = () => {
    completion.reset();
    dispatch({ type: 'again', attemptKey: newKey() });
  };
  const wouldLose = () =>
    phase === 'practising' ? unsavedWork.current : phase === 'summary' && countsOnContinue(type);
  const leave = () => {
    // Escape pressed twice at once may come here twice, before the question hears keys itself: it
    // asks, and takes that back.
    if (wouldLose()) setAsksToLeave((asks) => !asks);
    else onClose();
  };
  // A page that is closed or loaded again is left as well; there the browser asks.
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  const failedAtTheEnd = phase === 'completion' && failure !== undefined;
  const askForFeedback = useEffectEvent(goOn);
  useEffect(() => {
    if (!failedAtTheEnd) return;
    const timer = setTimeout(askForFeedback, FEEDBACK_AFTER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failedAtTheEnd]);
  // The feedback step says nothing of the result itself.
  const untold = phase === 'feedback' ? failure : undefined;
  useEffect(() => {
    if (untold) toast(failureTexts[untold]);
  }, [untold]);

  const Activity = activities[type] as ComponentType<ActivityProps<T>>;
  return (
    <FullScreenDialog
      title={task.title}
      titleHidden={phase === 'completion' || phase === 'feedback'}
      leading={
        (phase === 'practising' || phase === 'summary') && (
          <span className="pl-2">
            <ActivityIcon type={type} size="small" />
          </span>
        )
      }
      onClose={leave}
    >
      {phase === 'practising' && (
        <UnsavedWork value={unsavedWork}>
          <Activity
            key={attemptKey}
            content={content}
            onFinish={(finished) => {
              const score = scoreOf(finished);
              track('activity_completed', { activityType: type, taskId: task.id, score });
              dispatch({ type: 'finished', answers: finished });
              if (!countsOnContinue(type)) completion.complete(attemptKey, finished);
            }}
          />
        </UnsavedWork>
      )}
      {phase === 'summary' && (
        <ActivitySummary
          type={type}
          items={reviewedItems(type, content)}
          answers={answers}
          onAgain={again}
          onContinue={continueFromSummary}
        />
      )}
      {phase === 'completion' && (
        <CompletionView
          type={type}
          score={scoreOf(answers)}
          completion={completion.data}
          failure={failure}
          onContinue={goOn}
        />
      )}
      {phase === 'feedback' &&
        feedbackStep({ activityType: type, taskId: task.id, onDone: onClose })}
      {asksToLeave && <LeaveDialog onStay={() => setAsksToLeave(false)} onLeave={onClose} />}
    </FullScreenDialog>
  );
}

function NothingToPractise({
  task,
  lesson,
  onClose,
}: Pick<PracticeDialogProps, 'task' | 'lesson' | 'onClose'>) {
  const flashcards = task.type === 'flashcards';
  useEffect(() => {
    if (task.type === 'quiz') {
      toast({
        title: 'Error',
        description: 'Failed to load quiz questions.',
        variant: 'destructive',
      });
    }
  }, [task.type]);
  const name = lesson ? `“${lesson.title}”` : 'This lesson';
  return (
    <FullScreenDialog title={task.title} onClose={onClose}>
      <div className="my-auto">
        <EmptyState
          as="h3"
          icon={<ActivityIcon type={task.type} />}
          title={flashcards ? 'No Flashcards Available' : 'Nothing to practise here yet'}
          action={<Button onClick={onClose}>Close</Button>}
        >
          {flashcards
            ? `${name} has no flashcards yet and may still be processing.`
            : `${name} may still be processing.`}
        </EmptyState>
      </div>
    </FullScreenDialog>
  );
}
