import { areaState, goalSteps, goalText } from './areas';

const goal = (stories: number, questions: number, storiesDone = 0, questionsDone = 0) => ({
  stories,
  questions,
  storiesDone,
  questionsDone,
  isReached: false,
});
const areas = { chat: true, own_words: true, stories: true, games: true, contents: true, voice: true };

describe('a place of the child', () => {
  it('rests where a guardian has switched it off', () => {
    expect(areaState('stories', { areas: { ...areas, stories: false }, goal: null })).toBe('resting');
    expect(areaState('stories', { areas, goal: null })).toBe('open');
    expect(areaState('games', null)).toBe('open');
  });

  it('waits for the goal of the day only if it is the games', () => {
    expect(areaState('games', { areas, goal: goal(1, 0) })).toBe('goal');
    expect(areaState('chat', { areas, goal: goal(1, 0) })).toBe('open');
    expect(areaState('games', { areas, goal: { ...goal(1, 0), isReached: true } })).toBe('open');
    expect(areaState('games', { areas: { ...areas, games: false }, goal: goal(1, 0) })).toBe('resting');
  });
});

describe('the goal of the day', () => {
  it('says what is left', () => {
    expect(goalText(goal(1, 0))).toBe('First one story.');
    expect(goalText(goal(2, 1))).toBe('First two stories and one question.');
    expect(goalText(goal(2, 3, 1, 1))).toBe('First one story and two questions.');
    expect(goalText(goal(1, 2, 4, 1))).toBe('First one question.');
    expect(goalText(goal(1, 0, 1))).toBe('');
  });

  it('is a row of pictures', () => {
    expect(goalSteps(goal(2, 1, 1))).toEqual([
      { kind: 'story', isDone: true },
      { kind: 'story', isDone: false },
      { kind: 'question', isDone: false },
    ]);
  });
});
