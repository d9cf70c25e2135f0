import type { RewriteContent } from '@repaso/proto/activities/content';
import { gradeText } from '@repaso/proto/activities/grading';
import { useState } from 'react';
import type { ActivityProps } from '../activity-props.ts';
import { AnswerField } from '../answer-field.tsx';
import { CheckedExercise } from '../checked-exercise.tsx';
import { ExercisePrompt } from '../exercise-prompt.tsx';
import { Hint } from '../hint.tsx';
import type { Result } from '../result-panel.tsx';
import { useExercises } from '../use-exercises.ts';

type RewriteExercise = RewriteContent['exercises'][number];

export function RewriteActivity({ content, onFinish }: ActivityProps<'rewrite'>) {
  const exercises = useExercises(content.exercises, onFinish);
  return <Rewrite key={exercises.item.id} {...exercises} />;
}

function Rewrite({
  item,
  run,
  answered,
  advanced,
  step,
}: ReturnType<typeof useExercises<RewriteExercise>>) {
  const [given, setGiven] = useState(item.incorrect_text);
  const [result, setResult] = useState<Result>();
  const check = () => {
    const verdict = gradeText(given, item.correct_text);
    setResult({
      ...verdict,
      given,
      lang: 'es',
      ...(item.explanation && { explanation: item.explanation }),
    });
    step(answered({ correct: verdict.correct, given }));
  };
  return (
    <CheckedExercise
      run={run}
      canCheck={given.trim() !== ''}
      begun={given !== item.incorrect_text}
      result={result}
      onCheck={check}
      onNext={() => step(advanced())}
      prompt={
        <ExercisePrompt
          task={item.instruction || 'Correct the sentence'}
          lang="es"
          text={item.incorrect_text}
        />
      }
    >
      <AnswerField
        label="The corrected sentence"
        lang="es"
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        autoFocus
      />
      {item.hint && <Hint>{item.hint}</Hint>}
    </CheckedExercise>
  );
}
