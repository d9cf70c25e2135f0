import { CloudOff } from 'lucide-react';
import { buttonClasses } from '../ui/button-classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { errorText } from './api.ts';

/** In place of a page that cannot tell whether there is a session. */
export function Unreachable({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <main className="flex min-h-dvh flex-col justify-center px-4">
      <EmptyState
        as="h1"
        icon={<CloudOff />}
        title="We could not open your notebook"
        action={
          <button type="button" onClick={retry} className={buttonClasses({ size: 'large' })}>
            Try Again
          </button>
        }
      >
        <p role="alert">{errorText(error, 'Something went wrong. Please try again.')}</p>
      </EmptyState>
    </main>
  );
}
