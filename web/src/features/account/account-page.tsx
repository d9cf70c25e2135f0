import type { User } from '@repaso/proto/http/user';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { usePage } from '../../ui/use-page.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { AccountActions } from './account-actions.tsx';
import { BetaFeedback } from './beta-feedback.tsx';
import { ChangePassword } from './change-password.tsx';
import { EmailPreferences } from './email-preferences.tsx';
import { LearnerCard } from './learner-card.tsx';
import { Sessions } from './sessions.tsx';
import { YourData } from './your-data.tsx';

interface AccountPageProps {
  user: User;
  onSignOut: () => Promise<void>;
  /** Called when the learner had time to read that the account is gone. */
  onDeleted: () => void;
}

/** 'Your Account' (specification, section 2: profile page). */
export function AccountPage({ user, onSignOut, onDeleted }: AccountPageProps) {
  const heading = usePage('Your Account');
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-20 sm:px-6">
      <header className="flex min-h-16 items-center justify-between gap-4 pt-[env(safe-area-inset-top)]">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-control">
          <Wordmark />
        </Link>
        <Link to="/" className="link inline-flex min-h-11 items-center gap-1.5">
          <ArrowLeft aria-hidden className="size-5" />
          Your lessons
        </Link>
      </header>
      <main className="pt-4">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          Your Account
        </h1>
        <div className="mt-6 grid gap-5 lg:mt-8 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-8">
          <div className="lg:sticky lg:top-8">
            <LearnerCard user={user} />
          </div>
          <div className="space-y-5">
            <ChangePassword />
            <EmailPreferences enabled={user.emailRemindersEnabled} />
            <BetaFeedback />
            <Sessions />
            <YourData />
            <AccountActions onSignOut={onSignOut} onDeleted={onDeleted} />
          </div>
        </div>
      </main>
    </div>
  );
}
