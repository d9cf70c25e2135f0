import type { PublicConfig } from '@repaso/proto/http/config';

/** Tells people from programs before an account is made, entered or recovered. */
export interface HumanCheck {
  readonly provider: PublicConfig['humanCheck']['provider'];
  /** What the widget needs to know, where the provider gives out keys. */
  readonly siteKey?: string;
  /** Where the widget's scripts, styles, frames and calls come from, if not from here. */
  readonly widgetSources?: readonly string[];
  /** A puzzle for the widget, where this server sets them. */
  createChallenge?(): Promise<unknown>;
  /** Uses up the widget's token. Throws DomainError CAPTCHA_FAILED, or SERVICE_UNAVAILABLE. */
  verify(token: string | undefined): Promise<void>;
}

/** For automated tests: lets everybody through. */
export const noHumanCheck: HumanCheck = { provider: 'off', verify: async () => {} };
