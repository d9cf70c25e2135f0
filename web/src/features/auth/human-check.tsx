import type { PublicConfig } from '@repaso/proto/http/config';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HumanCheckWidgetProps } from './human-check-widget.ts';

// Specification, section 8.
const FAILED = 'CAPTCHA verification failed. Please try again.';
const EXPIRED = 'CAPTCHA expired. Please verify again.';

/** One lazily loaded widget for each provider that this build knows. */
const widgets: Record<
  Exclude<PublicConfig['humanCheck']['provider'], 'off'>,
  ComponentType<HumanCheckWidgetProps>
> = {
  altcha: lazy(() => import('./altcha-widget.tsx')),
  hcaptcha: lazy(() => import('./hcaptcha-widget.tsx')),
};

export interface HumanCheck {
  /** Single use; empty where no check is asked for. */
  token: string;
  /** Whether the form may be sent. */
  passed: boolean;
  /** Clears the token and the widget: after every refused request. */
  reset: () => void;
  /** What stands in the form. */
  field: ReactNode;
}

/** The human check of one form, as `/api/config` wants it (specification, section 5). */
export function useHumanCheck(form: keyof PublicConfig['humanCheck']['required']): HumanCheck {
  const config = useQuery<PublicConfig>({ queryKey: ['/api/config'] });
  const [token, setToken] = useState('');
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  const [unavailable, setUnavailable] = useState(false);

  const settings = config.data?.humanCheck;
  const required = settings?.required[form] === true && settings.provider !== 'off';

  function restart(why: string) {
    setToken('');
    setProblem(why);
    setUnavailable(false);
    setRound((current) => current + 1);
  }

  function field(): ReactNode {
    if (config.isError) {
      return (
        <NotLoaded onRetry={() => config.refetch()}>The human check could not be loaded.</NotLoaded>
      );
    }
    if (!settings) return <Skeleton className="h-16" />;
    if (!required || settings.provider === 'off') {
      return form === 'login' ? (
        <p className="text-center text-ink-soft text-sm">Development mode: CAPTCHA disabled</p>
      ) : null;
    }
    if (unavailable) return <NotLoaded onRetry={() => restart('')}>{FAILED}</NotLoaded>;
    const Widget = widgets[settings.provider];
    return (
      <div>
        <Suspense fallback={<Skeleton className="h-16" />}>
          <Widget
            key={round}
            siteKey={settings.siteKey}
            onToken={(solved) => {
              setToken(solved);
              setProblem('');
            }}
            onError={() => restart(FAILED)}
            onExpired={() => restart(EXPIRED)}
            onUnavailable={() => {
              setToken('');
              setUnavailable(true);
            }}
          />
        </Suspense>
        {problem && (
          <p role="alert" className="mt-1.5 text-bad text-sm">
            {problem}
          </p>
        )}
      </div>
    );
  }

  return {
    token,
    passed: settings !== undefined && (!required || token !== ''),
    reset: () => restart(''),
    field: field(),
  };
}

function NotLoaded({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Notice tone="bad">
      <p>{children}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}
