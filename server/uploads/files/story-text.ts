import { FileRefused } from './refused.js';

/** Beside line breaks and tabs, a text has no control characters: other files have. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
/** What a page or a drawing begins with. */
const MARKUP = /^\s*(?:<!doctype|<\?xml|<html|<svg|<head|<body|<script)/i;
const TAG = /<[a-z/!?][^<>]*>/gi;
const TAG_START = /<(?=[a-z/!?])/gi;

/** The text of a story as Markdown without HTML. @throws FileRefused */
export function readStoryText(bytes: Buffer): string {
  const text = decode(bytes);
  if (CONTROLS.test(text) || MARKUP.test(text)) throw new FileRefused('type_mismatch');
  const story = withoutHtml(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')).normalize('NFC').trim();
  if (story === '') throw new FileRefused('unreadable_file');
  return story;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FileRefused('type_mismatch', { cause: error });
  }
}

/** What is left of a tag in a tag is shown as it stands. */
export function withoutHtml(markdown: string): string {
  return markdown.replace(TAG, '').replace(TAG_START, '&lt;');
}
