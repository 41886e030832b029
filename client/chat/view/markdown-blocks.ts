/**
 * Cuts Markdown at blank lines where a part means the same alone as in the whole text. While an answer arrives, only its
 * last part has to be read and drawn again. If in doubt, it does not cut.
 */

/** Definitions of links and footnotes change parts elsewhere, and HTML has rules of its own about where it ends. */
const REACHES_FAR = /\]:|^[^\w\n\r\u2028\u2029]*<(?!https?:)[!?/a-z]/im;
const BLANK = /^[ \t\r]*$/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:[ \t\r]|$)/;
const FENCE = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;

function closes(fence: string, line: string): boolean {
  const mark = line.trim();
  return FENCE.test(line) && mark.length >= fence.length && mark === fence[0]!.repeat(mark.length);
}

interface Parts {
  blocks: readonly string[];
  /** Where each of them begins. */
  starts: readonly number[];
}

/** The parts from this place on, where one begins. */
function cut(text: string, from: number): Parts {
  const blocks: string[] = [];
  const starts = [from];
  let start = from;
  let fence: string | null = null;
  let hasList = false;
  let isAfterBlank = false;
  for (let at = from; at < text.length; ) {
    const newline = text.indexOf('\n', at);
    const next = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, newline < 0 ? text.length : newline);
    if (fence !== null) {
      if (closes(fence, line)) fence = null;
    } else if (BLANK.test(line)) {
      isAfterBlank = true;
    } else {
      const isItem = LIST_ITEM.test(line);
      // Items after a blank line may belong to the same list, and indented lines to an item.
      if (isAfterBlank && /^\S/.test(line) && !(isItem && hasList)) {
        blocks.push(text.slice(start, at).trimEnd());
        start = at;
        starts.push(at);
        hasList = false;
      }
      // Code by indentation has rules of its own, too.
      if (!hasList && /^(?: {4}|\t)/.test(line)) break;
      hasList ||= isItem;
      isAfterBlank = false;
      const opened = FENCE.exec(line);
      // Code that is indented in a list may end with its item or not.
      if (opened?.[1] && hasList) break;
      fence = opened?.[2] ?? null;
    }
    at = next;
  }
  blocks.push(text.slice(start));
  return { blocks, starts };
}

/** The parts of the text, without the blank lines between them. */
export function markdownBlocks(text: string): readonly string[] {
  return growingBlocks()(text);
}

/** The same for a text that grows. It is read from its last part but one on, which the last one may still join. */
export function growingBlocks(): (text: string) => readonly string[] {
  const nothing: Parts = { blocks: [], starts: [0] };
  let before = '';
  let known = nothing;
  return (text) => {
    const settled = text.startsWith(before) ? Math.max(0, known.blocks.length - 2) : 0;
    const from = known.starts[settled] ?? 0;
    before = text;
    if (REACHES_FAR.test(text.slice(from))) {
      known = nothing;
      return [text];
    }
    const { blocks, starts } = cut(text, from);
    known = {
      blocks: [...known.blocks.slice(0, settled), ...blocks],
      starts: [...known.starts.slice(0, settled), ...starts],
    };
    return known.blocks;
  };
}

/** Letters, digits and marks that mean nothing in Markdown, on one line that begins neither an item nor code. */
const PLAIN_LINE = /^(?![ \d])[\p{L}\p{N} ,.;?%'"’‘“”…–—()/]+$/u;
const ADDRESS = /www\./i;

/** The text of a part that is one plain paragraph; null if it has to be read as Markdown. */
export function plainParagraph(text: string): string | null {
  const line = text.trimEnd();
  return PLAIN_LINE.test(line) && !ADDRESS.test(line) ? line : null;
}
