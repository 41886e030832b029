/** Completes Markdown that is still streaming, so that no broken syntax shows. */
import remend from 'remend';

/** Hides a table until its line of dashes is complete; before that it would show as text with bars. */
function withoutBegunTable(text: string): string {
  const start = text.lastIndexOf('\n\n') + 1;
  const lines = text.slice(start).trimStart().split('\n');
  if (!lines[0]?.startsWith('|')) return text;
  const columns = (line: string) => line.split('|').length;
  const [head, dashes, ...rows] = lines;
  const isBegun =
    dashes !== undefined && /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(dashes) && columns(dashes) === columns(head!);
  if (!isBegun) return text.slice(0, start).trimEnd();
  // The last row shows once it is closed.
  const last = rows.at(-1);
  return last === undefined || last.trimEnd().endsWith('|') ? text : text.slice(0, text.lastIndexOf('\n'));
}

/** Characters at the very end that may still become a heading, a list item, a rule or a code fence. */
const OPEN_MARK = /(?:^|\n)[ \t]*(?:#{1,6}|[-*+_]{1,3}|[-*+] \[[ xX]?\]?|\d{1,3}[.)]?|>|`{1,3}|~{1,3}|=+|\|)[ \t]*$/;
/** An opening code fence with nothing after it but its language. */
const OPEN_FENCE = /(?:^|\n)[ \t]*(?:`{3,}|~~~)[^\n`]*$/;
/** Emphasis without any text yet, the start of a link or an image, a lone backslash. */
const OPEN_END = /(?:(?<![\w*])\*{1,3}|(?<![\w_])_{1,3}|~{1,2}|`{1,2}|!?\[|!|\\)$/;

/** Text in brackets that may become a link. */
const OPEN_LINK = /!?\[([^\][\n]*)\]$/;

/** Bold italics with an incomplete end. */
const OPEN_STRONG_END = /\*{3}([^*\n]+)\*{1,2}$/;

function isInsideFence(text: string): boolean {
  return ((text.match(/^[ \t]*(?:`{3,}|~{3,})/gm) ?? []).length & 1) === 1;
}

export function wholeMarkdown(text: string): string {
  if (isInsideFence(text.replace(OPEN_FENCE, ''))) {
    // Code shows as it is, without an incomplete closing fence.
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
