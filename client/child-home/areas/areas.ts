import type { RequestKind } from '../../../contract/controls';
import type { PictureKey } from '../../../contract/pictures';
import type { Goal, OwnState } from '../time/own-state';

export type ChildArea = 'chat' | 'stories' | 'games' | 'contents';

interface AreaWords {
  label: string;
  picture: PictureKey;
  resting: string;
  /** What a child asks for where it rests. */
  question: { kind: RequestKind; subject?: string; label: string };
}

export const AREA_WORDS: Readonly<Record<ChildArea, AreaWords>> = {
  chat: {
    label: 'Talk',
    picture: 'speech',
    resting: 'Talk rests now.',
    question: { kind: 'other', subject: 'Talk', label: 'Ask to talk' },
  },
  stories: {
    label: 'Stories',
    picture: 'book',
    resting: 'Stories rest now.',
    question: { kind: 'story', label: 'Ask for stories' },
  },
  games: {
    label: 'Games',
    picture: 'blocks',
    resting: 'Games rest now.',
    question: { kind: 'game', label: 'Ask for games' },
  },
  contents: {
    label: 'My shelf',
    picture: 'satchel',
    resting: 'My shelf rests now.',
    question: { kind: 'other', subject: 'My shelf', label: 'Ask for my shelf' },
  },
};

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

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "First one story.", "First two stories and one question." */
export function goalText(goal: Goal): string {
  const left = (kind: GoalStep['kind']) => goalSteps(goal).filter((step) => step.kind === kind && !step.isDone).length;
  const words = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${NUMBERS[count] ?? count} ${count === 1 ? one : many}`];
  const parts = [...words(left('story'), 'story', 'stories'), ...words(left('question'), 'question', 'questions')];
  return parts.length === 0 ? '' : `First ${parts.join(' and ')}.`;
}
