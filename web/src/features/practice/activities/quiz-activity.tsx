import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LanguageText } from '../../../ui/language-text.tsx';
import { spanishness, spokenSpanish } from '../../../ui/text-language.ts';
import { ActivityFrame } from '../activity-frame.tsx';
import type { ActivityProps } from '../activity-props.ts';
import { AnswerField } from '../answer-field.tsx';
import { ChoiceList } from '../choice-list.tsx';
import { ExercisePrompt } from '../exercise-prompt.tsx';
import {
  canGoOn,
  isQuizFinished,
  type QuizEvent,
  quizAnswers,
  quizRun,
  startQuiz,
} from '../quiz-run.ts';

const tasks = {
  multiple_choice: 'Choose the right answer',
  true_false: 'True or false?',
  fill_blank: 'Type the missing answer',
} as const;

export function QuizActivity({ content, onFinish }: ActivityProps<'quiz'>) {
  const [run, setRun] = useState(() => startQuiz({ questions: content.questions, at: Date.now() }));
  const step = (event: QuizEvent) => {
    const next = quizRun(run, event);
    setRun(next);
    if (isQuizFinished(next)) onFinish(quizAnswers(next));
  };
  const total = run.questions.length;
  const question = run.questions[Math.min(run.index, total - 1)];
  if (!question) return null;
  const given = run.given[run.index] ?? '';
  const choose = (position: number) => {
    const option = question.options[position];
    if (option !== undefined) step({ type: 'answered', given: option });
  };
  const next = () => step({ type: 'next', at: Date.now() });
  return (
    <ActivityFrame
      counter={`Question ${Math.min(run.index + 1, total)} of ${total}`}
      done={run.index}
      total={total}
      unsaved={run.given.some((answer) => answer !== '')}
      shortcuts={{
        enter: next,
        digit: (digit) => choose(digit - 1),
      }}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <Button
            variant="secondary"
            size="large"
            disabled={run.index === 0}
            onClick={() => step({ type: 'previous', at: Date.now() })}
          >
            Previous
          </Button>
          <Button size="large" disabled={!canGoOn(run)} onClick={next}>
            {run.index === total - 1 ? 'Finish' : 'Next'}
          </Button>
        </div>
      }
    >
      <ExercisePrompt
        key={question.id}
        task={tasks[question.type]}
        lang="en"
        text={question.question}
        spoken={spokenSpanish(question.question)}
        focused={question.type !== 'fill_blank'}
      >
        <LanguageText text={question.question} />
      </ExercisePrompt>
      {question.type === 'fill_blank' ? (
        <AnswerField
          key={`${question.id}-field`}
          label="Your answer"
          lang={spanishness(question.correct_answer) < 0 ? 'en' : 'es'}
          value={given}
          onChange={(event) => step({ type: 'answered', given: event.target.value })}
          autoFocus
        />
      ) : (
        <ChoiceList
          key={`${question.id}-choices`}
          label="Answers"
          options={question.options}
          chosen={given === '' ? undefined : question.options.indexOf(given)}
          onChoose={choose}
        />
      )}
    </ActivityFrame>
  );
}
