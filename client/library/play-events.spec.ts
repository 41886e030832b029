import { type GameAction, NEW_GAME, praiseFor, progressAfter } from './boards/game-progress';
import { giveHint, layCards, turnCard } from './boards/memory-game';
import { pairEventOf, playEventOf } from './play-events';

const playedWith = (...actions: GameAction[]) => actions.reduce(progressAfter, NEW_GAME);
const MISTAKE = { type: 'mistake', hint: 'Count again' } as const;
const SOLVE = { type: 'solve' } as const;

describe('a game of rounds', () => {
  it('counts the rounds that were solved without a mistake', () => {
    const game = playedWith(SOLVE);
    expect(game).toMatchObject({ isSolved: true, firstTries: 1 });
    expect(progressAfter(game, { type: 'next' })).toEqual({ ...NEW_GAME, index: 1, firstTries: 1 });
  });

  it('answers each mistake with a hint, takes nothing away, and lets the child try again', () => {
    const wrong = playedWith(MISTAKE, MISTAKE, MISTAKE);
    expect(wrong).toMatchObject({ index: 0, isSolved: false, mistakes: 3, hint: 'Count again' });
    expect(progressAfter(wrong, SOLVE)).toMatchObject({ isSolved: true, firstTries: 0 });
  });

  it('continues only after it is solved, and nothing changes the answer', () => {
    expect(playedWith({ type: 'next' })).toBe(NEW_GAME);
    const solved = playedWith(SOLVE);
    for (const late of [MISTAKE, SOLVE, { type: 'help', hint: '?' }, { type: 'read' }] as const) {
      expect(progressAfter(solved, late)).toBe(solved);
    }
    expect(progressAfter(solved, { type: 'again' })).toEqual(NEW_GAME);
  });

  it.each([
    [8, 'You found every answer straight away.'],
    [4, 'You found most answers straight away, and all of them in the end.'],
    [0, 'You kept trying, and you found every answer.'],
  ])('with %i of 8 rounds at once ends with a sentence and no number', (firstTries, sentence) => {
    expect(praiseFor({ ...NEW_GAME, index: 8, firstTries }, 8)).toBe(sentence);
  });
});

describe('what is recorded of a game of rounds', () => {
  it.each([
    ['alone', [], true, false],
    ['after a mistake and its hint', [MISTAKE], false, true],
    ['with the hint before any mistake', [{ type: 'help', hint: '?' }], true, true],
    ['with the task read aloud', [{ type: 'read' }], true, true],
  ] satisfies [string, GameAction[], boolean, boolean][])(
    'is an answer found %s, with first try and help',
    (_how, actions, isFirstTry, isHelped) => {
      const before = playedWith(...actions);
      expect(playEventOf(before, SOLVE, 2)).toEqual({ what: 'answered', round: 1, isFirstTry, isHelped });
    },
  );

  it('is not help with the round before', () => {
    const second = playedWith(MISTAKE, { type: 'read' }, SOLVE, { type: 'next' });
    expect(playEventOf(second, SOLVE, 2)).toEqual({ what: 'answered', round: 2, isFirstTry: true, isHelped: false });
  });

  it('is its end, and that it begins again', () => {
    const solved = playedWith(SOLVE);
    expect(playEventOf(NEW_GAME, MISTAKE, 2)).toBeNull();
    expect(playEventOf(solved, SOLVE, 2)).toBeNull();
    expect(playEventOf(solved, { type: 'next' }, 2)).toBeNull();
    expect(playEventOf(solved, { type: 'next' }, 1)).toEqual({ what: 'completed' });
    expect(playEventOf(progressAfter(solved, { type: 'next' }), { type: 'again' }, 1)).toEqual({ what: 'started' });
  });
});

describe('what is recorded of a memory game', () => {
  // With this "chance" every card stays where it is: the cards of a pair lie side by side.
  const board = layCards(
    [
      { picture: 'fox', word: 'fox' },
      { picture: 'moon', word: 'moon' },
    ],
    () => 0.999,
  );
  const turn = (...indexes: number[]) => indexes.reduce(turnCard, board);
  const found = (before: typeof board, index: number) => pairEventOf(before, turnCard(before, index));

  it('is each pair, found at once as long as there was nothing to remember', () => {
    expect(pairEventOf(board, turn(0))).toBeNull();
    const chance = { what: 'answered', round: 1, isFirstTry: true, isHelped: false };
    expect(found(turn(0), 1)).toEqual(chance);
    expect(found(turn(0, 2, 0), 1)).toEqual(chance);
  });

  it('is a later try with a hint if the child had seen the second card and missed it', () => {
    // It sees the second fox and later turns the first fox, but not the second.
    const missed = turn(1, 2, 0, 3);
    expect(missed.hint).toBe('What goes with picture of fox is in row 1.');
    expect(found(turnCard(missed, 0), 1)).toEqual({ what: 'answered', round: 1, isFirstTry: false, isHelped: true });
  });

  it('is help if the child asks for a hint with a card open', () => {
    expect(giveHint(board)).toMatchObject({ hint: 'Turn over a card first. Then I can help.', helped: [] });
    expect(found(giveHint(turn(3)), 2)).toEqual({ what: 'answered', round: 2, isFirstTry: true, isHelped: true });
  });
});
