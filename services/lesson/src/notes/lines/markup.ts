/** Tags that begin or end a line of their own; a heading becomes one of Markdown. */
const headingTag = /<h[1-6](?:\s[^<>]*)?>/gi;
const itemTag = /<li(?:\s[^<>]*)?>/gi;
const lineTag =
  /<(?:br|hr|\/?(?:p|div|ul|ol|dl|tr|table|section|blockquote)|\/(?:h[1-6]|li|dd))(?:\s[^<>]*)?\/?>/gi;
const cellEnd = /<\/(?:td|th|dt)>\s*(?=<(?:td|th|dd))/gi;
const struckTag = /<(s|del|strike)>([^<\n]*)<\/\1>/gi;
const insertedTag = /<ins>([^<\n]*)<\/ins>/gi;
const otherTag =
  /<\/?(?:html|body|head|meta|style|b|i|u|em|strong|small|font|mark|a|img|code|span|sub|sup|td|th|tbody|thead|dt|dd|colgroup|col|google-sheets-html-origin)(?:\s[^<>]*)?\/?>/gi;

/** Text copied out of a web page or exported with its tags, as lines of plain text. */
export function withoutMarkup(text: string): string {
  const plain = /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replace(struckTag, '~~$2~~')
        .replace(insertedTag, '++$1++')
        .replace(headingTag, '\n# ')
        .replace(itemTag, '\n- ')
        .replace(cellEnd, '\t')
        .replace(lineTag, '\n')
        .replace(otherTag, '')
    : text;
  return plain.replace(
    /&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,8});/gi,
    (whole, name: string) => characterOf(name) ?? whole,
  );
}

const characters: Record<string, string> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", hellip: '…', bull: '•' },
  ...{ iquest: '¿', iexcl: '¡', ndash: '–', mdash: '—', rarr: '→', middot: '·', ordm: 'º' },
  ...{ laquo: '«', raquo: '»', ldquo: '“', rdquo: '”', lsquo: '‘', rsquo: '’', ordf: 'ª' },
};
const combining: Record<string, string> = { acute: '\u0301', tilde: '\u0303', uml: '\u0308' };

/** What '&oacute;', '&#243;' and '&nbsp;' stand for; undefined if it is no entity. */
function characterOf(name: string): string | undefined {
  const code = /^#(x?)(.+)$/i.exec(name);
  if (code) {
    const point = Number.parseInt(code[2]!, code[1] ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
  }
  const accented = /^([a-z])(acute|tilde|uml)$/i.exec(name);
  if (accented) return (accented[1]! + combining[accented[2]!]).normalize('NFC');
  return characters[name];
}
