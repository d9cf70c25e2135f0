import type { Message } from '@repaso/proto/http/text';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError, api, errorText } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReadingPage } from '../../ui/reading-page.tsx';

/** Where the link in a reminder mail leads: asks first, since mail programs open links by themselves. */
export default function UnsubscribePage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  const unsubscribe = useMutation({
    mutationFn: () =>
      api<Message>(`/api/user/unsubscribe?token=${encodeURIComponent(token ?? '')}`, {
        method: 'POST',
      }),
  });
  const refused = unsubscribe.error instanceof ApiError && unsubscribe.error.status === 400;

  if (unsubscribe.isSuccess) {
    return (
      <ReadingPage key="done" title="No more reminders">
        <Notice tone="good">{unsubscribe.data.message}</Notice>
        <p>You can turn them on again on your account page at any time.</p>
        <Button asChild>
          <Link to="/profile">Your Account</Link>
        </Button>
      </ReadingPage>
    );
  }
  if (!token || refused) {
    return (
      <ReadingPage key="invalid" title="This link does not work">
        <p>
          It may be incomplete. You can turn reminder emails off on your account page, under Email
          Preferences.
        </p>
        <Button asChild>
          <Link to="/profile">Your Account</Link>
        </Button>
      </ReadingPage>
    );
  }
  return (
    <ReadingPage key="ask" title="Stop reminder emails?">
      <p>You will get no more mails about practice that is waiting. Nothing else changes.</p>
      {unsubscribe.isError && (
        <Notice tone="bad">
          {errorText(unsubscribe.error, 'Something went wrong. Please try again.')}
        </Notice>
      )}
      <Button
        size="large"
        busy={unsubscribe.isPending && 'Stopping…'}
        onClick={() => unsubscribe.mutate()}
      >
        Stop reminder emails
      </Button>
    </ReadingPage>
  );
}
