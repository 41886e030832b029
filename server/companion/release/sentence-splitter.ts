import { endsInAbbreviation } from './abbreviations.js';

/** A text without the end of a sentence is cut at about this length, so that a release never waits for ever. */
export const SENTENCE_MAX_LENGTH = 400;
/** The cut is made behind a comma or a word in the last part of the text, if there is one. */
const CUT_WITHIN = 120;
/** More than a sentence and what must be seen behind it. */
const WINDOW = SENTENCE_MAX_LENGTH + 32;

const STOPS = '.!?…؟';
/** Stops that need no white space behind them. */
const WIDE_STOPS = '。！？।॥';
const CLOSERS = `"'”’»)]*_」』）`;
const CANDIDATE = new RegExp(`[${STOPS}${WIDE_STOPS}\n]`, 'gu');
const SPACE = /\s/;
const EMPTY_LINE = /^[^\S\n]*\n/;
/** A line that begins a list item, a heading, a quotation, a table or code. */
const BLOCK_START = /^[^\S\n]*(?:[-*+•]\s|\d{1,2}[.)]\s|#{1,6}\s|```|~~~|>|\|)/;
/** Continues the sentence before it: "Stop!" he said. */
const CONTINUES = /^[\p{Ll},;:)]/u;
const TWO_LETTERS = /^\p{L}\p{L}$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts a text that arrives in chunks into sentences, each with the white space behind it. Joined, they are the text. A
 * sentence comes out once it is certain that it is whole, wherever the chunks were cut. It ends behind a stop with white
 * space, behind a full-width stop, at an empty line, and before a line that begins a block. Other line breaks end nothing,
 * because a sentence may run over them.
 */
export class SentenceSplitter {
  private held = '';

  /** Takes a chunk and returns the sentences that it completes. */
  push(chunk: string): string[] {
    this.held += chunk;
    const sentences: string[] = [];
    for (let end = this.nextEnd(); end !== null; end = this.nextEnd()) {
      sentences.push(this.held.slice(0, end));
      this.held = this.held.slice(end);
    }
    return sentences;
  }

  /** The text that waits looks like a whole sentence. A provider that pauses now has probably finished it. */
  get looksWhole(): boolean {
    const text = this.held.trimEnd();
    const stop = skipBack(text, text.length, CLOSERS);
    const before = text.slice(0, skipBack(text, stop, STOPS));
    if (before.length === stop) return false;
    if (text.slice(before.length, stop) === '.' && endsInAbbreviation(before)) return false;
    // Without white space behind it, the stop may stand within an address or a number.
    return text.length < this.held.length || TWO_LETTERS.test(before.slice(-2));
  }

  /** Returns the text that waits; the next chunk begins another sentence. */
  flush(): string {
    const { held } = this;
    this.held = '';
    return held;
  }

  /** Where the first sentence of the text that waits ends; `null` while it may go on. */
  private nextEnd(): number | null {
    const window = this.held.slice(0, WINDOW);
    let seen = 0;
    for (const { index } of window.matchAll(CANDIDATE)) {
      if (index < seen || window.slice(0, index + 1).trim() === '') continue;
      const [end, isWhole] = endAt(window, index);
      if (isWhole) return end;
      seen = end;
    }
    return this.held.length > SENTENCE_MAX_LENGTH ? cutOf(this.held) : null;
  }
}

/** Looks at a stop or a line break. @returns where the sentence ends if it does, and how far the look went */
function endAt(text: string, index: number): [end: number, isWhole: boolean] {
  const character = text[index]!;
  if (character === '\n') return lineEndAt(text, index);
  if (WIDE_STOPS.includes(character)) return [skip(text, index + 1, CLOSERS), true];
  const stop = skip(text, index, STOPS);
  const closed = skip(text, stop, CLOSERS);
  const end = skipSpace(text, closed);
  // What comes next may continue the sentence.
  if (end === closed || end === text.length || CONTINUES.test(text.slice(end, end + 2))) return [stop, false];
  const isOneStop = stop - index === 1 && character === '.';
  return isOneStop && endsInAbbreviation(text.slice(0, index)) ? [stop, false] : [end, true];
}

function lineEndAt(text: string, index: number): [end: number, isWhole: boolean] {
  const line = text.slice(index + 1);
  if (EMPTY_LINE.test(line)) return [skipSpace(text, index), true];
  return [index + 1, BLOCK_START.test(line)];
}

/** Where a text without sentences is cut: behind a comma, else behind a word, else between two characters. */
function cutOf(text: string): number {
  let word = 0;
  for (let end = SENTENCE_MAX_LENGTH; end > SENTENCE_MAX_LENGTH - CUT_WITHIN; end -= 1) {
    if (!SPACE.test(text[end - 1]!)) continue;
    if (',;:'.includes(text[end - 2]!)) return end;
    word ||= end;
  }
  if (word > 0) return word;
  return graphemes.segment(text.slice(0, WINDOW)).containing(SENTENCE_MAX_LENGTH)?.index || SENTENCE_MAX_LENGTH;
}

function skip(text: string, from: number, characters: string): number {
  let at = from;
  while (at < text.length && characters.includes(text[at]!)) at += 1;
  return at;
}

function skipBack(text: string, from: number, characters: string): number {
  let at = from;
  while (at > 0 && characters.includes(text[at - 1]!)) at -= 1;
  return at;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && SPACE.test(text[at]!)) at += 1;
  return at;
}
