import { FileQuestionMark } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { usePage } from '../ui/use-page.ts';

export default function NotFoundPage() {
  usePage('Page not found');
  return (
    <main className="flex min-h-dvh flex-col justify-center px-4">
      <EmptyState
        as="h1"
        icon={<FileQuestionMark />}
        title="404 Page Not Found"
        action={
          <Button asChild size="large">
            <Link to="/">Back to the start</Link>
          </Button>
        }
      >
        <p>There is nothing at this address.</p>
      </EmptyState>
    </main>
  );
}
