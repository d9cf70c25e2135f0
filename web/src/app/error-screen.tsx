import { CircleAlert } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { buttonClasses } from '../ui/button-classes.ts';
import { EmptyState } from '../ui/empty-state.tsx';

function ErrorScreen() {
  return (
    <main className="flex min-h-dvh flex-col justify-center px-4">
      <EmptyState
        as="h1"
        icon={<CircleAlert />}
        title="Something went wrong"
        action={
          <button
            type="button"
            onClick={() => location.reload()}
            className={buttonClasses({ size: 'large' })}
          >
            Refresh Page
          </button>
        }
      >
        <p role="alert">Please refresh the page. What you have done so far is safe.</p>
      </EmptyState>
    </main>
  );
}

/** Shows the error screen in place of a tree that failed to draw. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
