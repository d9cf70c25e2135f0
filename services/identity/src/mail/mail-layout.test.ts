import { describe, expect, it } from 'vitest';
import { mailContent } from './mail-content.ts';
import type { MailTemplate } from './mail-job.ts';
import { renderHtml, renderText } from './mail-layout.ts';

const links = { publicUrl: 'https://repaso.example/', token: 'T0k3n' };
const templates: [MailTemplate, string][] = [
  ['verify-email', 'https://repaso.example/verify?token=T0k3n'],
  ['already-registered', 'https://repaso.example/login'],
  ['already-registered-unverified', 'https://repaso.example/verify?token=T0k3n'],
  ['reset-password', 'https://repaso.example/reset-password?token=T0k3n'],
  ['reminder', 'https://repaso.example/home'],
];

describe.each(templates)('the mail %s', (template, url) => {
  const content = mailContent(template, links, 'María José');

  it('says the same as text and as a page', () => {
    const text = renderText(content);
    const html = renderHtml(content);
    for (const part of [content.heading, ...content.paragraphs, content.footnote, url]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Hello María José,');
    expect(text.split('\n')).toContain(url);
  });
});

describe('a reminder', () => {
  it('says where reminders are turned off', () => {
    const content = mailContent('reminder', links, 'Ana');
    const url = 'https://repaso.example/unsubscribe?token=T0k3n';
    expect(renderText(content).split('\n')).toContain(url);
    expect(renderHtml(content)).toContain(`href="${url}"`);
  });
});

describe('a mail', () => {
  it.each(['visit evil.example', '<b>', '5 euros', 'https://x', '', 'a'.repeat(41)])(
    'does not greet %s',
    (firstName) => {
      expect(mailContent('verify-email', links, firstName).paragraphs[0]).toBe('Hello,');
    },
  );

  it('shows every character as it is', () => {
    const content = { ...mailContent('verify-email', links, "D'Arcy"), footnote: '<5 & "6"' };
    const html = renderHtml(content);
    expect(html).toContain('Hello D&#39;Arcy,');
    expect(html).toContain('&lt;5 &amp; &quot;6&quot;');
  });
});
