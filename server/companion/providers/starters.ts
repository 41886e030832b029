import { Injectable } from '@nestjs/common';
import { startersFor } from '../../../contract/child-starters.js';
import type { AgeBand } from '../../../contract/children.js';
import type { CompanionBody } from '../../../contract/library.js';
import { LibraryService } from '../../library/library.service.js';

const SHOWN = 4;

/** Questions for each time of day: the page of the growth guide that answers it, and the question. */
const QUESTIONS: Readonly<Record<'morning' | 'day' | 'evening' | 'night', readonly (readonly [string, string])[]>> = {
  morning: [
    ['morning-routine', 'How do we get out of the door without shouting?'],
    ['getting-dressed', 'How can my child learn to get dressed alone?'],
    ['brushing-teeth', 'My child hates brushing teeth. What helps?'],
    ['breakfast-and-picky-eating', 'What do I do when nothing on the plate is right?'],
    ['saying-goodbye', 'How do we make goodbyes at nursery easier?'],
    ['weather-watching', 'What can we find out about the weather today?'],
  ],
  day: [
    ['counting-in-everyday-life', 'How can we practise counting at home?'],
    ['rainy-day-play', 'What can we play inside on a rainy day?'],
    ['kitchen-science', 'Do you know a kitchen experiment for small hands?'],
    ['big-feelings', 'How do I help with a tantrum?'],
    ['sharing-and-taking-turns', 'How do children learn to take turns?'],
    ['first-words-and-talking', 'How can I help my child to find more words?'],
  ],
  evening: [
    ['bedtime-routine', 'How do we make bedtime calmer?'],
    ['bedtime-routine', 'Tell us a short bedtime story'],
    ['afraid-of-the-dark', 'My child is afraid of the dark. What helps?'],
    ['reading-aloud', 'How do I make reading aloud more fun?'],
    ['tidying-up', 'How do we tidy up together before bed?'],
  ],
  night: [
    ['waking-at-night', 'My child wakes up at night. What can we try?'],
    ['afraid-of-the-dark', 'How do I answer the fear of monsters?'],
    ['bedtime-routine', 'Tell us a quiet story for falling asleep'],
    ['parents-rest', 'I am worn out. Where do I begin?'],
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

  at(hour: number): string[] {
    const questions = QUESTIONS[timeOfDay(hour)]
      .filter(([slug]) => this.pages.has(slug))
      .map(([, question]) => question);
    return questions.slice(0, SHOWN);
  }

  /** For a child: different ones each hour. The built-in guide cannot answer questions about the world. */
  forChild(ageBand: AgeBand, hour: number, kind: CompanionBody['kind']): string[] {
    const answered = startersFor(ageBand).filter(({ isOpen }) => kind !== 'offline' || !isOpen);
    const first = hour % answered.length;
    return [...answered.slice(first), ...answered.slice(0, first)].slice(0, SHOWN).map(({ text }) => text);
  }
}

/** Every starter with the page that answers it. */
export const STARTERS: readonly (readonly [question: string, slug: string])[] = Object.values(QUESTIONS).flatMap(
  (list) => list.map(([slug, question]) => [question, slug] as const),
);
