import type { LearnFirst } from '../../../contract/controls';
import { countText } from '../child-clock';

/** `Games wait for the goal: 1 of 2 stories and 0 of 1 question done.` What was done beyond the goal is not counted. */
export function goalProgressText(goal: LearnFirst, done: LearnFirst): string {
  const parts = [
    goal.stories > 0 && `${Math.min(done.stories, goal.stories)} of ${storiesText(goal.stories)}`,
    goal.questions > 0 && `${Math.min(done.questions, goal.questions)} of ${countText(goal.questions, 'question')}`,
  ].filter(Boolean);
  return `Games wait for the goal: ${parts.join(' and ')} done.`;
}

function storiesText(count: number): string {
  return count === 1 ? '1 story' : `${count} stories`;
}
