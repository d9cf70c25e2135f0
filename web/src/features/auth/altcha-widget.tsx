// The build without inlined styles and workers: the content security policy allows neither.
import 'altcha/altcha.css';
import 'altcha/external';
import './altcha-theme.css';
import type {} from 'altcha/types/react';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { useEffect, useRef } from 'react';
import type { HumanCheckWidgetProps } from './human-check-widget.ts';

const CHALLENGE_URL = '/api/human-check/challenge';

for (const size of ['256', '384', '512']) {
  $altcha.algorithms.set(`SHA-${size}`, () => new ShaWorker());
  $altcha.algorithms.set(`PBKDF2/SHA-${size}`, () => new Pbkdf2Worker());
}

const configuration = JSON.stringify({
  hideLogo: true,
  hideFooter: true,
  // Pointer and scroll movements are nobody's business here.
  humanInteractionSignature: false,
});

/** The self-hosted proof of work: no third party, works offline. */
export default function AltchaWidget({ onToken, onError, onExpired }: HumanCheckWidgetProps) {
  const widget = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = widget.current;
    function onStateChange(event: Event) {
      const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>)
        .detail;
      if (state === 'verified' && payload) onToken(payload);
      if (state === 'unverified') onToken('');
      if (state === 'error') onError();
      if (state === 'expired') onExpired();
    }
    element?.addEventListener('statechange', onStateChange);
    return () => element?.removeEventListener('statechange', onStateChange);
  }, [onToken, onError, onExpired]);

  return (
    <altcha-widget
      ref={widget}
      challenge={CHALLENGE_URL}
      configuration={configuration}
      language="en"
    />
  );
}
