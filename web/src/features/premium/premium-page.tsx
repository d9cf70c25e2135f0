import type { PublicConfig } from '@repaso/proto/http/config';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePage } from '../../ui/use-page.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { PlanCard } from './plan-card.tsx';
import { questions } from './questions.ts';

/** What Free and Premium are (specification, section 2: premium page). */
export default function PremiumPage() {
  const user = useUser();
  if (user.isPending) return null;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pb-20 sm:px-6">
      <header className="flex min-h-16 items-center justify-between gap-4">
        <Wordmark />
        <Link to="/" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-5" />
          Back
        </Link>
      </header>
      <main className="pt-4">{user.data ? <Plans /> : <AuthenticationRequired />}</main>
    </div>
  );
}

function AuthenticationRequired() {
  usePage('Premium');
  return (
    <EmptyState
      as="h1"
      icon={<LockKeyhole />}
      title="Authentication Required"
      action={
        <Button asChild size="large">
          {/* A redirect of the server. */}
          <a href="/api/login">Log In</a>
        </Button>
      }
    >
      <p>Please log in to subscribe to Premium.</p>
    </EmptyState>
  );
}

function Plans() {
  const heading = usePage('Premium');
  const config = useQuery<PublicConfig>({ queryKey: ['/api/config'] });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none lg:text-5xl">
        More room for your Spanish
      </h1>
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">
        Free is enough for a lesson a week. Premium is for those who have more of them.
        {config.data?.planLimitsEnforced === false &&
          ' During the beta the limits of Free are not applied to anybody.'}
      </p>
      <div className="mt-8 grid gap-5 md:grid-cols-2 md:items-start lg:gap-8">
        <PlanCard
          name="Free"
          price="$0"
          current
          features={[
            '1 lesson upload per week',
            'Basic flashcards and quizzes',
            '2 previous sessions viewable',
          ]}
        />
        <PlanCard
          name="Premium"
          price="$9.99"
          note="7-day free trial"
          features={[
            'Unlimited uploads',
            'Advanced flashcards and quizzes',
            'Complete lesson history',
            'AI conversation practice',
            'Scenario roleplay',
            'Priority AI processing',
          ]}
        >
          <Notice tone="warn">
            <p className="font-semibold">Payment Setup Required</p>
            <p>Payment processing isn&apos;t configured yet</p>
          </Notice>
        </PlanCard>
      </div>
      <section aria-labelledby="questions" className="mt-14 max-w-3xl">
        <h2 id="questions" className="text-3xl">
          Frequently asked questions
        </h2>
        <div className="mt-4 divide-y divide-line border-line border-y">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group py-1">
              <summary className="flex min-h-12 items-center justify-between gap-4 rounded-control py-2 font-semibold font-serif text-lg marker:content-none">
                {question}
                <span aria-hidden className="text-2xl text-ink-soft group-open:rotate-45">
                  +
                </span>
              </summary>
              <p className="max-w-2xl pb-4 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
