import { Injectable } from '@nestjs/common';
import { LibraryService } from '../../library/library.service.js';

const STARTERS = 4;

/**
 * What one could ask at this hour: the growth guide page that the question comes from, and the question.
 * A page that is not there takes its question with it.
 */
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

/** Four questions for the empty chat, taken from the growth guide by the hour of the reader's day. */
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
    return questions.slice(0, STARTERS);
  }
}

export const STARTER_PAGES: readonly string[] = Object.values(QUESTIONS).flatMap((list) => list.map(([slug]) => slug));
