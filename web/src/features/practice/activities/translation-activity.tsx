import type { TranslationContent } from '@repaso/proto/activities/content';
import { gradeText } from '@repaso/proto/activities/grading';
import { useState } from 'react';
import type { ActivityProps } from '../activity-props.ts';
import { AnswerField } from '../answer-field.tsx';
import { CheckedExercise } from '../checked-exercise.tsx';
import { ExercisePrompt } from '../exercise-prompt.tsx';
import type { Result } from '../result-panel.tsx';
import { useExercises } from '../use-exercises.ts';

type TranslationExercise = TranslationContent['exercises'][number];

export function TranslationActivity({ content, onFinish }: ActivityProps<'translation'>) {
  const exercises = useExercises(content.exercises, onFinish);
  return <Translation key={exercises.item.id} {...exercises} />;
}

function Translation({
  item,
  run,
  answered,
  advanced,
  step,
}: ReturnType<typeof useExercises<TranslationExercise>>) {
  const [given, setGiven] = useState('');
  const [result, setResult] = useState<Result>();
  const toSpanish = item.direction === 'to_spanish';
  const check = () => {
    const verdict = gradeText(given, item.target, item.alternatives);
    setResult({ ...verdict, given, lang: toSpanish ? 'es' : 'en' });
    step(answered({ correct: verdict.correct, given }));
  };
  return (
    <CheckedExercise
      run={run}
      canCheck={given.trim() !== ''}
      begun={given !== ''}
      result={result}
      onCheck={check}
      onNext={() => step(advanced())}
      prompt={
        <ExercisePrompt
          task={`Translate into ${item.targetLanguage}`}
          lang={toSpanish ? 'en' : 'es'}
          text={item.source}
        />
      }
    >
      <AnswerField
        label={`Your translation into ${item.targetLanguage}`}
        lang={toSpanish ? 'es' : 'en'}
        value={given}
        onChange={(event) => setGiven(event.target.value)}
        autoFocus
      />
    </CheckedExercise>
  );
}
