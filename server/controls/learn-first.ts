import type { LearnFirst } from '../../contract/controls.js';
import type { LocalDate } from '../recurrence/zone.js';

/** What a child has done on a date towards the goal that opens games. */
export interface Learned {
  readonly date: LocalDate;
  readonly stories: number;
  readonly questions: number;
  /** A guardian has opened the games of the date. */
  readonly isWaived: boolean;
}

/** How far a child is today with the goal that opens games. */
export interface LearnFirstProgress extends Learned {
  /** `null`: games are open. */
  readonly goal: LearnFirst | null;
  readonly isReached: boolean;
}

/** @param date the child's local date: nothing is owed from another day */
export function progressOf(goal: LearnFirst | null, learned: Learned, date: LocalDate): LearnFirstProgress {
  const { stories, questions, isWaived } =
    learned.date === date ? learned : { stories: 0, questions: 0, isWaived: false };
  const isReached = !goal || isWaived || (stories >= goal.stories && questions >= goal.questions);
  return { date, goal, stories, questions, isWaived, isReached };
}
