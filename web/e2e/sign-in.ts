import type { BrowserContext } from '@playwright/test';
import type { Visitor } from '@repaso/scripts/test/learner';

/** Gives a browser the session of somebody who has logged in there. */
export async function signIn(
  context: BrowserContext,
  { cookie }: Visitor,
  url: string,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
}
