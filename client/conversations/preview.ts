/** How many characters of the last message a row shows (spec §9). */
export const PREVIEW_LENGTH = 80;

/** Cuts at `length` characters as people count them, so that no emoji is cut in two, and adds an ellipsis. */
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

/** Takes the marks of Markdown off a text, so that a preview reads as a sentence. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[^\n]*\n?/g, '')
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(^|\s)\*([^\s*](?:[^*\n]*[^\s*])?)\*(?=\s|[.,;:!?]|$)/gm, '$1$2')
    .replace(/(^|\s)_([^\s_](?:[^_\n]*[^\s_])?)_(?=\s|[.,;:!?]|$)/gm, '$1$2');
}

/** The last line of a row: who said it, then what, cut at 80 characters. */
export function previewOf(message: { role: 'USER' | 'ASSISTANT'; content: string }): string {
  const text = message.role === 'ASSISTANT' ? plainText(message.content) : message.content;
  return `${message.role === 'USER' ? 'You:' : 'AI:'} ${cut(text)}`;
}

/** The unread badge's text, capped at `9+` (spec §9). */
export function unreadText(count: number): string {
  return count > 9 ? '9+' : String(count);
}
