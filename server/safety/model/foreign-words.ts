import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';
import { fold } from '../text/fold.ts';

const FILE = join(projectRoot(), 'content/safety/foreign-words.txt');
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The English words by the words of one language. */
type Dictionary = ReadonlyMap<string, string>;

/** Finds the English words for those of a sentence in German, Spanish or French, whose words have no vectors of their own. */
export class ForeignWords {
  private readonly english: ReadonlySet<string>;
  private readonly dictionaries: readonly Dictionary[];

  constructor(list: string) {
    const lines = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const entries = lines.map((line) => {
      const [english = '', words = ''] = line.split(':');
      return { english, columns: words.split('|').map((column) => column.trim().split(' ')) };
    });
    this.english = new Set(entries.map(({ english }) => english));
    this.dictionaries = [0, 1, 2].map((column) => {
      const pairs = entries.flatMap(({ english, columns }) =>
        (columns[column] ?? []).flatMap(spellingsOf).map((word) => [word, english] as const),
      );
      // The first line that names a word decides.
      return new Map(pairs.toReversed());
    });
  }

  static load(): ForeignWords {
    return new ForeignWords(readFileSync(FILE, 'utf8'));
  }

  /** The English words that stand for those of a sentence; `null` if the sentence looks English. */
  dictionaryFor(words: readonly string[]): Dictionary | null {
    let best: Dictionary | null = null;
    let most = words.filter((word) => this.english.has(word)).length;
    for (const dictionary of this.dictionaries) {
      const count = words.filter((word) => dictionary.has(word)).length;
      if (count > most) {
        best = dictionary;
        most = count;
      }
    }
    return best;
  }
}

function spellingsOf(word: string): string[] {
  const folded = fold(word);
  return /[äöü]/.test(word) ? [folded, fold(word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))] : [folded];
}
