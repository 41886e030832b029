/** How many characters of the last message a row shows. */
export const PREVIEW_LENGTH = 80;

/** Cuts after `length` graphemes, so that no emoji is split, and adds an ellipsis. */
export function cut(text: string, length = PREVIEW_LENGTH): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const graphemes = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(line)];
  if (graphemes.length <= length) return line;
  return `${graphemes
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}

/**
 * Removes Markdown syntax, so that a preview reads as plain text. A heading ends with a colon and an entry of a list with
 * a semicolon, because a preview joins the lines.
 */
export function plainText(markdown: string): string {
  const lines = markdown
    .split('\n')
    .map(plainLine)
    .filter((line) => line !== null);
  return lines
    .map(({ text, end }, index) => (index < lines.length - 1 && !/[.,;:!?…]$/.test(text) ? text + end : text))
    .join(' ');
}

interface PlainLine {
  text: string;
  /** What separates it from the next line. */
  end: string;
}

/** Null for a line that is only syntax. */
function plainLine(line: string): PlainLine | null {
  const trimmed = line.replace(/^[\s>]+/, '').trimEnd();
  // Fences of code, horizontal rules, underlines of headings, the second line of a table.
  if (trimmed === '' || trimmed.startsWith('```') || /^[-*_=|:\s]+$/.test(trimmed)) return null;
  const isHeading = /^#{1,6}\s/.test(trimmed);
  const isBold = /^\*\*[^*]+\*\*$/.test(trimmed);
  const isItem = /^(?:[-*+]|\d{1,9}[.)])\s/.test(trimmed);
  const words = isHeading || isItem ? trimmed.slice(trimmed.search(/\s/)).trimStart() : trimmed;
  const text = withoutMarks(words.startsWith('|') ? cellsOf(words) : words);
  return { text, end: isHeading || isBold ? ':' : isItem ? ';' : '' };
}

/** The cells of a table's row, with commas between them. */
function cellsOf(row: string): string {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ');
}

/** Marks in pairs first, then those that lost the other half where a message was cut. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(^|[\s(“"])[*_]{1,3}(?=[^\s*_])/g, '$1')
    .replace(/([^\s*_])[*_]{1,3}(?=[\s.,;:!?…)”"]|$)/g, '$1');
}

interface Described {
  title?: string | null;
  summary?: string | null;
  lastMessage?: { content: string } | null;
}

/** Enough to recognize a text that is told again. */
const SAME_LENGTH = 24;

/**
 * The summary, if it says more than the title and the last message do. Without an AI provider, a summary is the question
 * and the beginning of the answer, which a row shows already.
 */
export function ownSummary({ title, summary, lastMessage }: Described): string | null {
  if (!summary) return null;
  const words = wordsOf(plainText(summary));
  const told = [title ?? '', lastMessage ? plainText(lastMessage.content) : '']
    .map((text) => wordsOf(text).slice(0, SAME_LENGTH))
    .filter(Boolean);
  return told.some((beginning) => words.includes(beginning)) ? null : plainText(summary);
}

/** Only letters and digits, for comparing. */
function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The text of the unread badge, capped at `9+`. */
export function unreadText(count: number): string {
  return count > 9 ? '9+' : String(count);
}
