import { PRODUCT_NAME } from '@repaso/proto/product';
import type { MailContent } from './mail-content.ts';

/** The web app's tokens (web/src/ui/theme.css), which a mail cannot refer to: paper, lamplight. */
const light = {
  paper: '#fbf7ef',
  surface: '#fffdf9',
  line: '#e4dac8',
  ink: '#26221d',
  soft: '#645b50',
  primary: '#27458f',
  onPrimary: '#ffffff',
};
const dark: typeof light = {
  paper: '#181613',
  surface: '#221f1b',
  line: '#38332c',
  ink: '#f1eade',
  soft: '#b3a899',
  primary: '#a9beff',
  onPrimary: '#14213f',
};

const SERIF = "Literata, Georgia, 'Times New Roman', serif";
const SANS = "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

export function renderText(content: MailContent): string {
  const { heading, paragraphs, action, alternative, footnote, unsubscribe } = content;
  return [
    heading,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...(alternative ? [`${alternative.text} ${alternative.label}:\n${alternative.url}`] : []),
    footnote,
    ...(unsubscribe ? [`Turn reminders off:\n${unsubscribe.pageUrl}`] : []),
    `-- \n${PRODUCT_NAME}`,
  ].join('\n\n');
}

/**
 * One self-contained page. Styles stand on the elements, since some readers drop the sheet; the
 * sheet then only has the dark colours, which therefore need `!important`.
 */
export function renderHtml(content: MailContent): string {
  const { subject, heading, paragraphs, action, alternative, footnote, unsubscribe } = content;
  const body = `font-family:${SANS};font-size:16px;line-height:1.55;margin:0 0 16px`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.primary} !important; }
  .button { background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="soft" style="font-family:${SERIF};font-size:18px;color:${light.soft};padding:0 4px 16px">${PRODUCT_NAME}</td></tr>
<tr><td class="card" style="background-color:${light.surface};border:1px solid ${light.line};border-radius:18px;padding:32px 28px 16px">
<h1 class="ink" style="font-family:${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:${light.ink};margin:0 0 20px">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="${body};color:${light.ink}">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:28px 0"><a class="button" href="${escapeHtml(action.url)}" style="display:inline-block;font-family:${SANS};font-size:16px;font-weight:600;line-height:20px;padding:14px 24px;border-radius:12px;text-decoration:none;background-color:${light.primary};color:${light.onPrimary}">${escapeHtml(action.label)}</a></p>
${
  alternative
    ? `<p class="ink" style="${body};color:${light.ink}">${escapeHtml(alternative.text)} <a class="link" href="${escapeHtml(alternative.url)}" style="color:${light.primary}">${escapeHtml(alternative.label)}</a></p>\n`
    : ''
}<p class="soft" style="${body};font-size:14px;color:${light.soft}">${escapeHtml(footnote)}</p>
</td></tr>
<tr><td class="soft" style="font-family:${SANS};font-size:13px;line-height:1.5;color:${light.soft};padding:16px 4px 0">If the button does not work, open this address:<br><a class="link" href="${escapeHtml(action.url)}" style="color:${light.primary};word-break:break-all">${escapeHtml(action.url)}</a>${
    unsubscribe
      ? `<br><br><a class="link" href="${escapeHtml(unsubscribe.pageUrl)}" style="color:${light.primary}">Turn reminders off</a>`
      : ''
  }</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
