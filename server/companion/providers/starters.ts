import { Injectable } from '@nestjs/common';
import { startersFor } from '../../../contract/child-starters.js';
import type { AgeBand } from '../../../contract/children.js';
import type { Language } from '../../../contract/languages.js';
import type { CompanionBody } from '../../../contract/library.js';
import type { Catalogues } from '../../../languages/catalogues.js';
import { LibraryService } from '../../library/library.service.js';
import { textsIn } from '../../platform/languages/texts.js';

const SHOWN = 4;

/** The page of the growth guide that answers a question, and the key of its words in `languages/<language>/starters.json`. */
type StarterQuestion = readonly [slug: string, key: keyof Catalogues['starters']];

/** Questions for each time of day. */
const QUESTIONS: Readonly<Record<'morning' | 'day' | 'evening' | 'night', readonly StarterQuestion[]>> = {
  morning: [
    ['morning-routine', 'leaving'],
    ['getting-dressed', 'dressing'],
    ['brushing-teeth', 'teeth'],
    ['breakfast-and-picky-eating', 'breakfast'],
    ['saying-goodbye', 'goodbyes'],
    ['weather-watching', 'weather'],
  ],
  day: [
    ['counting-in-everyday-life', 'counting'],
    ['rainy-day-play', 'rain'],
    ['kitchen-science', 'kitchen'],
    ['big-feelings', 'tantrum'],
    ['sharing-and-taking-turns', 'turns'],
    ['first-words-and-talking', 'words'],
  ],
  evening: [
    ['bedtime-routine', 'bedtime'],
    ['bedtime-routine', 'bedtimeStory'],
    ['afraid-of-the-dark', 'dark'],
    ['reading-aloud', 'readingAloud'],
    ['tidying-up', 'tidying'],
  ],
  night: [
    ['waking-at-night', 'waking'],
    ['afraid-of-the-dark', 'monsters'],
    ['bedtime-routine', 'quietStory'],
    ['parents-rest', 'wornOut'],
  ],
};

function timeOfDay(hour: number): keyof typeof QUESTIONS {
  if (hour >= 5 && hour < 10) return 'morning';
  if (hour >= 10 && hour < 17) return 'day';
  if (hour >= 17 && hour < 22) return 'evening';
  return 'night';
}

/** Suggests four questions for an empty chat, by the hour of the reader's day. Skips questions whose page is missing. */
@Injectable()
export class Starters {
  private readonly pages: ReadonlySet<string>;

  constructor(library: LibraryService) {
    this.pages = new Set(library.allGuides().map((guide) => guide.slug));
  }

  at(hour: number, language: Language): string[] {
    const t = textsIn(language, 'starters');
    const questions = QUESTIONS[timeOfDay(hour)].filter(([slug]) => this.pages.has(slug)).map(([, key]) => t(key));
    return questions.slice(0, SHOWN);
  }

  /** For a child: different ones each hour. The built-in guide cannot answer questions about the world. */
  forChild(ageBand: AgeBand, hour: number, kind: CompanionBody['kind'], language: Language): string[] {
    const answered = startersFor(ageBand).filter(({ isOpen }) => kind !== 'offline' || !isOpen);
    const first = hour % answered.length;
    const t = textsIn(language, 'child-starters');
    return [...answered.slice(first), ...answered.slice(0, first)].slice(0, SHOWN).map(({ key }) => t(key));
  }
}

/** Every starter with the page that answers it. */
export const STARTERS: readonly StarterQuestion[] = Object.values(QUESTIONS).flat();
