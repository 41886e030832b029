import type { LearnFirst } from '../../../contract/controls';
import { listText } from '../../platform/languages/names';
import { t } from '../texts';

/** `Games wait for the goal: 1 of 2 stories and 0 of 1 question done.` What was done beyond the goal is not counted. */
export function goalProgressText(goal: LearnFirst, done: LearnFirst): string {
  const parts = [
    goal.stories > 0 && t('goal.storiesDone', { done: Math.min(done.stories, goal.stories), count: goal.stories }),
    goal.questions > 0 &&
      t('goal.questionsDone', { done: Math.min(done.questions, goal.questions), count: goal.questions }),
  ].filter((part) => part !== false);
  return t('goal.progress', { parts: listText(parts) });
}
