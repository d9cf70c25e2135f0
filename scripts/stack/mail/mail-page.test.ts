import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { linkify, renderMailPage } from './mail-page.ts';

describe('the mail page', () => {
  it('makes web addresses clickable and leaves the full stop behind them out', () => {
    expect(linkify('Open http://localhost:8080/verify?token=a&b. <b>')).toBe(
      'Open <a href="http://localhost:8080/verify?token=a&amp;b">' +
        'http://localhost:8080/verify?token=a&amp;b</a>. &lt;b&gt;',
    );
  });

  it('shows a mail that brings markup and scripts without letting them into the page', async () => {
    const mail = await simpleParser(
      'Subject: <script>alert(1)</script>\nTo: "<i>x</i>" <a@example.org>\n' +
        'Content-Type: text/html\n\n<script>alert("2")</script>',
    );
    const page = renderMailPage([{ name: 'one.eml', mail }], { name: 'one.eml', mail });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<i>');
    expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;script&gt;');
  });
});
