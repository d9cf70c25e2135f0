import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asked only when leaving would lose something. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title="Leave this activity?" onClose={onStay} initialFocus={stay}>
      <p>Your answers so far will not be saved.</p>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button ref={stay} size="large" onClick={onStay}>
          Keep practising
        </Button>
        <Button size="large" variant="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
