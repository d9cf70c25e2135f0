import { PRODUCT_NAME } from '@repaso/proto/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { api } from '../../app/api.ts';
import { userQuery } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { FullScreenDialog } from '../../ui/dialog.tsx';

const devices = [
  {
    value: 'apple',
    name: 'iPhone/iPad',
    steps: [
      'Tap the Share button of Safari, the square with an arrow.',
      'Scroll down and tap “Add to Home Screen”.',
      'Tap “Add” in the corner. That is all.',
    ],
  },
  {
    value: 'android',
    name: 'Android',
    steps: [
      'Tap the menu of Chrome, the three dots in the corner.',
      'Tap “Add to Home screen” or “Install app”.',
      'Tap “Add” or “Install” to confirm. That is all.',
    ],
  },
] as const;

const reasons = [
  'Practice is one tap away',
  'The whole screen is yours, without the browser around it',
  'What is unlocked works without a network',
];

/** Full-screen, closed by an answer. Closing it otherwise is skipping it. */
export default function HomeScreenPrompt({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: (answered: 'dismiss' | 'skip') =>
      api(`/api/user/${answered}-home-screen-prompt`, { method: 'POST' }),
    // Refused, it comes back next time; that is all.
    onError: (error) => console.error('The answer was not saved', error),
    onSettled: () => queryClient.invalidateQueries(userQuery),
  });
  function finish(answered: 'dismiss' | 'skip') {
    answer.mutate(answered);
    onClose();
  }
  return (
    <FullScreenDialog
      title={`Add ${PRODUCT_NAME} to your home screen`}
      onClose={() => finish('skip')}
    >
      <p className="mb-4 text-ink-soft">On your phone or tablet, it takes three steps.</p>
      <Tabs.Root defaultValue={/Android/.test(navigator.userAgent) ? 'android' : 'apple'}>
        <Tabs.List
          aria-label="Your device"
          className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1"
        >
          {devices.map(({ value, name }) => (
            <Tabs.Trigger
              key={value}
              value={value}
              className="min-h-11 rounded-[0.625rem] font-semibold text-ink-soft transition-colors duration-150 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {devices.map(({ value, steps }) => (
          <Tabs.Content key={value} value={value} className="mt-5 rounded-control">
            <ol className="space-y-3">
              {steps.map((step, index) => (
                <li
                  key={step}
                  className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
                >
                  <span
                    aria-hidden
                    className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary-tint font-semibold font-serif text-primary"
                  >
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <h3 className="mt-7 text-xl">Why add to home screen?</h3>
      <ul className="mt-3 space-y-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-8 sm:grid-cols-2">
        <Button size="large" onClick={() => finish('dismiss')}>
          Added to Home
        </Button>
        <Button size="large" variant="secondary" onClick={() => finish('skip')}>
          Skip for now
        </Button>
      </div>
    </FullScreenDialog>
  );
}
