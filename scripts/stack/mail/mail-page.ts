import { PRODUCT_NAME } from '@repaso/proto/product';
import type { AddressObject, ParsedMail } from 'mailparser';

export interface ListedMail {
  name: string;
  mail: ParsedMail;
}

/** The mailbox as one page: the list, and beside it the mail that is `open`. */
export function renderMailPage(mails: ListedMail[], open: ListedMail | undefined): string {
  const title = open ? (open.mail.subject ?? 'Mail') : 'Mailbox';
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const entries = mails.map((entry) => renderEntry(entry, entry.name === open?.name)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${PRODUCT_NAME} mail</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script src="/live.js" defer></script>
</head>
<body${open ? ' class="reading"' : ''}>
<header>
<h1><a href="/">${PRODUCT_NAME} mail</a></h1>
<p>Caught on this machine; nothing was sent. <span id="count">${count}</span></p>
</header>
<main>
<nav aria-label="Mails"><ol id="mails">${entries || '<li class="empty">No mail yet. It appears here by itself.</li>'}</ol></nav>
<article>${open ? renderMail(open.mail) : '<p class="empty">Choose a mail to read it.</p>'}</article>
</main>
</body>
</html>`;
}

function renderEntry({ name, mail }: ListedMail, isOpen: boolean): string {
  return `<li><a href="/mails/${name}"${isOpen ? ' aria-current="page"' : ''}>
<span class="to">${escapeHtml(addresses(mail.to))}</span>
<span class="subject">${escapeHtml(mail.subject ?? '(no subject)')}</span>
${renderTime(mail)}</a></li>`;
}

function renderMail(mail: ParsedMail): string {
  const fields = [
    ['From', addresses(mail.from)],
    ['To', addresses(mail.to)],
    ['Cc', addresses(mail.cc)],
  ].filter(([, value]) => value !== '');
  const text = mail.text?.trim();
  return `<a class="back" href="/">All mails</a>
<h2>${escapeHtml(mail.subject ?? '(no subject)')}</h2>
<dl>${fields.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value!)}</dd>`).join('')}
<dt>Date</dt><dd>${renderTime(mail)}</dd></dl>
${text ? `<section aria-label="Text"><h3>Text</h3><pre>${linkify(text)}</pre></section>` : ''}
${mail.html ? `<section aria-label="HTML"><h3>HTML</h3>${renderFrame(mail.html)}</section>` : ''}`;
}

/** A mail's HTML is a stranger's: no scripts, no origin; its links open in a tab of their own. */
function renderFrame(html: string): string {
  const document = `<base target="_blank">${html}`;
  return `<iframe title="The mail's HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>`;
}

function renderTime(mail: ParsedMail): string {
  if (!mail.date) return '';
  const iso = mail.date.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
}

function addresses(field: AddressObject | AddressObject[] | undefined): string {
  return [field ?? []]
    .flat()
    .map((group) => group.text)
    .join(', ');
}

/** Escaped text in which web addresses can be clicked. */
export function linkify(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);
}

/** Shows a mail that arrives, without losing the reader's place: only the list is replaced. */
export const LIVE_SCRIPT = `
const zoned = () => {
  for (const time of document.querySelectorAll('time')) {
    time.textContent = new Date(time.dateTime).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  }
};
zoned();
new EventSource('/events').onmessage = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  for (const id of ['mails', 'count']) document.getElementById(id).replaceWith(page.getElementById(id));
  zoned();
};
`;

export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf7f1, #1b1a18); --sheet: light-dark(#fff, #242320);
  --ink: light-dark(#2a2622, #ece7de); --quiet: light-dark(#6b635a, #a39a8d);
  --line: light-dark(#e4ddd0, #3a3733); --accent: light-dark(#a3401f, #f0946f);
}
* { box-sizing: border-box; }
body { margin: 0; height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
header { display: flex; flex-wrap: wrap; gap: 0 1.5rem; align-items: baseline; padding: .75rem 1.25rem;
  border-bottom: 1px solid var(--line); }
header p { margin: 0; color: var(--quiet); font-size: .875rem; }
h1 { margin: 0; font: 600 1.25rem Georgia, serif; }
h1 a { color: inherit; text-decoration: none; }
main { display: grid; grid-template-columns: 22rem 1fr; min-height: 0; }
nav { overflow: auto; border-right: 1px solid var(--line); }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; padding: .75rem 1.25rem;
  border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--sheet); }
li a[aria-current] { box-shadow: inset 3px 0 var(--accent); }
.to { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.subject { grid-row: 2; grid-column: 1 / -1; font-weight: 500; overflow-wrap: anywhere; }
time { color: var(--quiet); font-size: .8125rem; white-space: nowrap; }
.empty { padding: 1.25rem; color: var(--quiet); }
article { overflow: auto; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 2.5rem; background: var(--sheet); }
.back { display: none; }
h2 { margin: 0 0 .75rem; font: 600 1.5rem/1.25 Georgia, serif; overflow-wrap: anywhere; }
h3 { margin: 1.75rem 0 .5rem; font-size: .8125rem; color: var(--quiet); font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0; font-size: .9375rem; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; } dd time { color: inherit; font-size: inherit; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; max-width: 70ch; }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; color-scheme: light; }
@media (max-width: 48rem) {
  main { grid-template-columns: 1fr; }
  nav { border: 0; }
  body:not(.reading) article, .reading nav { display: none; }
  .back { display: inline-block; padding: .5rem 0 1rem; }
}
`;
