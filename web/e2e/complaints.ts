import type { Page } from '@playwright/test';

/** Hears what the page and the browser complain about from now on; each as a line. */
export function hearComplaints(page: Page, complain: (text: string) => void): void {
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complain(`${message.text()} ${message.location().url}`);
  });
}
