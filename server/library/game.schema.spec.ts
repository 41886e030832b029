import { GAME_KINDS, GAME_SKILLS } from '../../contract/library.js';
import { findContentRoot } from './content-root.js';
import { gameContent } from './game.schema.js';
import { loadContent } from './load-content.js';

const { games } = loadContent(findContentRoot());

describe('the games', () => {
  it('are twelve or more, with every kind of play', () => {
    expect(games.length).toBeGreaterThanOrEqual(12);
    expect(new Set(games.map(({ kind }) => kind))).toEqual(new Set(GAME_KINDS));
  });

  it('practise every skill, and counting, letters, patterns, feelings, science and memory in other ways than a quiz', () => {
    expect(new Set(games.map(({ skill }) => skill))).toEqual(new Set(GAME_SKILLS));
    const inOtherWays = games.filter((game) => game.kind === 'memory' || !('choices' in game.rounds[0]!));
    expect(new Set(inOtherWays.map(({ skill }) => skill))).toEqual(
      new Set(['counting', 'letters', 'pattern', 'feelings', 'science', 'memory']),
    );
  });

  it('have something for every age from three to eight', () => {
    for (let age = 3; age <= 8; age += 1) {
      const fitting = games.filter((game) => {
        const [from, to] = game.age.split('-').map(Number);
        return from! <= age && age <= to!;
      });
      expect({ age, isEnough: fitting.length >= 4 }).toEqual({ age, isEnough: true });
    }
  });

  it('know no lives, time limits, coins or points', () => {
    const texts = games.map((game) => JSON.stringify(game).replaceAll(/"(?:picture|cover|second)":\S+/g, ''));
    expect(
      texts.flatMap(
        (text) => text.match(/\b(?:lives left|coins?|points|scores?|hurry|seconds|prizes?|win|lose)\b/gi) ?? [],
      ),
    ).toEqual([]);
  });
});

describe('a game', () => {
  const head = {
    title: 'A game',
    summary: 'What the game is about.',
    cover: 'cards',
    topics: ['game'],
    age: '3-5',
    minutes: 3,
    skill: 'counting',
    intro: 'Hello',
    ending: 'Bye',
  };
  const texts = { prompt: 'Do it', hint: 'Like this', praise: 'Well done' };
  const fruit = { picture: 'apple', one: 'apple', many: 'apples' };
  const pair = (card: string, match: string) => ({ card, match, hint: 'Look' });
  const GOOD = {
    counting: { choices: ['1', '2'], answer: '2' },
    gather: { ...fruit, shown: 4, wanted: 0 },
    find: { things: ['b', 'd', 'b'], fits: ['b'] },
    order: { pieces: ['e', 'b', 'e'], order: ['b', 'e', 'e'] },
    match: { pairs: [pair('a', 'A'), pair('b', 'B')] },
    predict: { picture: 'leaf', result: 'floats' },
  };
  const check = (kind: string, round: object) =>
    gameContent.safeParse({ ...head, kind, rounds: Array.from({ length: 4 }, () => ({ ...texts, ...round })) });

  it.each(Object.entries(GOOD))('of the kind %s is read', (kind, round) => {
    expect(check(kind, round).success).toBe(true);
  });

  it.each<[why: string, kind: keyof typeof GOOD, change: object]>([
    ['has no right answer', 'counting', { answer: '3' }],
    ['wants more than it shows', 'gather', { wanted: 5 }],
    ['shows more than fits on a phone', 'gather', { shown: 10 }],
    ['looks for what is not there', 'find', { fits: ['x'] }],
    ['leaves nothing to tell apart', 'find', { fits: ['b', 'd'] }],
    ['lacks a piece', 'order', { order: ['b', 'b', 'e'] }],
    ['is in order already', 'order', { pieces: ['b', 'e', 'e'] }],
    ['has two equal cards', 'match', { pairs: [pair('a', 'A'), pair('a', 'B')] }],
    ['has a third result', 'predict', { result: 'flies' }],
    ['gives no hint', 'predict', { hint: '' }],
    ['has a drawing that nobody drew', 'predict', { picture: 'dragon' }],
  ])('that %s is refused', (_why, kind, change) => {
    expect(check(kind, { ...GOOD[kind], ...change }).success).toBe(false);
  });

  it('names its skill', () => {
    expect(gameContent.safeParse({ ...head, skill: 'luck', kind: 'find', rounds: [] }).error?.issues[0]).toMatchObject({
      path: ['skill'],
      message: 'Must be one of the skills',
    });
  });
});
