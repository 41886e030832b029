import type { RequestKind } from '../../../contract/controls';
import type { PictureKey } from '../../../contract/pictures';
import { numberText } from '../../platform/languages/numbers';
import { spokenNumber } from '../shut-out/spoken-time';
import { t } from '../texts';
import type { Goal, OwnState } from '../time/own-state';

export type ChildArea = 'chat' | 'stories' | 'games' | 'contents';

interface AreaWords {
  label: string;
  picture: PictureKey;
  resting: string;
  /** What a child asks for where it rests. */
  question: { kind: RequestKind; subject?: string; label: string };
}

const PICTURES: Readonly<Record<ChildArea, PictureKey>> = {
  chat: 'speech',
  stories: 'book',
  games: 'blocks',
  contents: 'satchel',
};

const KINDS = { chat: 'other', stories: 'story', games: 'game', contents: 'other' } as const;

export function areaWords(area: ChildArea): AreaWords {
  const label = t(`area.${area}.label`);
  const kind = KINDS[area];
  return {
    label,
    picture: PICTURES[area],
    resting: t(`area.${area}.resting`),
    // The grown-ups read the subject.
    question: { kind, ...(kind === 'other' && { subject: label }), label: t(`area.${area}.ask`) },
  };
}

/** How a place stands: open, resting because a guardian has switched it off, or opened by today's goal. */
export type AreaState = 'open' | 'resting' | 'goal';

export function areaState(area: ChildArea, state: Pick<OwnState, 'areas' | 'goal'> | null): AreaState {
  if (!state) return 'open';
  if (!state.areas[area]) return 'resting';
  return area === 'games' && state.goal && !state.goal.isReached ? 'goal' : 'open';
}

export interface GoalStep {
  kind: 'story' | 'question';
  isDone: boolean;
}

/** The goal as a row of pictures: stories, then questions, what is done first. */
export function goalSteps({ stories, questions, storiesDone, questionsDone }: Goal): GoalStep[] {
  const row = (kind: GoalStep['kind'], count: number, done: number) =>
    Array.from({ length: count }, (_, index): GoalStep => ({ kind, isDone: index < done }));
  return [...row('story', stories, storiesDone), ...row('question', questions, questionsDone)];
}

/** Numbers above it are read more easily as digits. */
const MOST_IN_WORDS = 6;

/** "First one story.", "First two stories and one question." */
export function goalText(goal: Goal): string {
  const left = (kind: GoalStep['kind']) => goalSteps(goal).filter((step) => step.kind === kind && !step.isDone).length;
  const words = (kind: 'stories' | 'questions', count: number) => {
    const number = count <= MOST_IN_WORDS ? spokenNumber(count) : numberText(count);
    return count === 0 ? '' : t(`goal.${kind}`, { count, number });
  };
  const stories = words('stories', left('story'));
  const questions = words('questions', left('question'));
  if (stories && questions) return t('goal.firstBoth', { stories, questions });
  return stories || questions ? t('goal.first', { what: stories || questions }) : '';
}
