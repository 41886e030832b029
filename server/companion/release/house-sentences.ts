import type { GameBody } from '../../../contract/library.js';
import type { LibraryService } from '../../library/library.service.js';
import { SentenceSplitter } from './sentence-splitter.js';

/** What begins a line of a list or a heading. */
const LINE_MARK = /^(?:\d{1,2}\.|[-*>]|#{1,6})\s+/;
/** What fewer words mean depends on what was asked: "Yes, jump!" */
const WORDS_MIN = 4;

/**
 * The sentences of the house's library. People have read them, so that a check that sees a danger in one of them is wrong, and
 * a story that is told without a provider must not break off there.
 */
export class HouseSentences {
  private readonly sentences = new Set<string>();

  constructor(library: LibraryService) {
    for (const { body } of library.allStories()) this.add(body, 1);
    const lines = library.allGuides().flatMap(({ summary, body }) => [summary, ...body.split('\n')]);
    for (const line of lines) this.add(line.replace(LINE_MARK, ''), WORDS_MIN);
    for (const text of library.allGames().flatMap(textsOf)) this.add(text, WORDS_MIN);
  }

  has(sentence: string): boolean {
    return this.sentences.has(sentence.trim());
  }

  private add(text: string, wordsMin: number): void {
    const splitter = new SentenceSplitter();
    for (const part of [...splitter.push(text), splitter.flush()]) {
      const sentence = part.trim();
      if (sentence.split(/\s+/).length >= wordsMin) this.sentences.add(sentence);
    }
  }
}

function textsOf(game: GameBody): string[] {
  const rounds = 'rounds' in game ? game.rounds : [];
  const said = rounds.flatMap(({ prompt, hint, praise }) => [prompt, hint, praise]);
  return [game.summary, game.intro, game.ending, ...said];
}
