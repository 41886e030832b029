/** Makes Markdown whole that is still being written, so that broken syntax never shows. */
import remend from 'remend';

/** A table whose second line, the one of dashes, is not complete yet would show its bars. */
function withoutBegunTable(text: string): string {
  const start = text.lastIndexOf('\n\n') + 1;
  const lines = text.slice(start).trimStart().split('\n');
  if (!lines[0]?.startsWith('|')) return text;
  const columns = (line: string) => line.split('|').length;
  const [head, dashes, ...rows] = lines;
  const isBegun =
    dashes !== undefined && /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(dashes) && columns(dashes) === columns(head!);
  if (!isBegun) return text.slice(0, start).trimEnd();
  // The last row is shown when its bar is there.
  const last = rows.at(-1);
  return last === undefined || last.trimEnd().endsWith('|') ? text : text.slice(0, text.lastIndexOf('\n'));
}

/** Marks at the very end that do not say yet what they will be: a heading, a list item, a rule, a fence. */
const OPEN_MARK = /(?:^|\n)[ \t]*(?:#{1,6}|[-*+_]{1,3}|[-*+] \[[ xX]?\]?|\d{1,3}[.)]?|>|`{1,3}|~{1,3}|=+|\|)[ \t]*$/;
/** An opening fence without its line: only the language has been written so far. */
const OPEN_FENCE = /(?:^|\n)[ \t]*(?:`{3,}|~~~)[^\n`]*$/;
/** Emphasis that has begun and holds nothing yet, the first character of a link's address, a lone escape. */
const OPEN_END = /(?:(?<![\w*])\*{1,3}|(?<![\w_])_{1,3}|~{1,2}|`{1,2}|!?\[|!|\\)$/;

/** Words in brackets, which an address may follow. */
const OPEN_LINK = /!?\[([^\][\n]*)\]$/;

/** Strong emphasis in italics whose end is half written. */
const OPEN_STRONG_END = /\*{3}([^*\n]+)\*{1,2}$/;

function isInsideFence(text: string): boolean {
  return ((text.match(/^[ \t]*(?:`{3,}|~{3,})/gm) ?? []).length & 1) === 1;
}

export function wholeMarkdown(text: string): string {
  if (isInsideFence(text.replace(OPEN_FENCE, ''))) {
    // Code is shown as it comes, but for a closing fence that is only half there.
    return text.replace(/\n[ \t]*[`~]{1,2}$/, '');
  }
  const marked = text
    .replace(OPEN_STRONG_END, '***$1***')
    .replace(OPEN_FENCE, '')
    .replace(OPEN_MARK, '')
    .replace(OPEN_END, '')
    .replace(OPEN_LINK, '$1');
  const settled = withoutBegunTable(marked);
  return remend(settled, { linkMode: 'text-only', images: true, htmlTags: false, katex: false });
}
