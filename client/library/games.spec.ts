import { closeCards, isComplete, layCards, turnCard } from './memory-game';
import { NEW_ROUND_GAME, playRound } from './round-game';

const round = {
  prompt: '?',
  choices: ['1', '2', '3'].map((text) => ({ text })),
  answer: '2',
  hint: 'Count again',
  praise: 'Yes',
};
const choose = (choice: string) => ({ type: 'choose', choice, round }) as const;

describe('a game of questions', () => {
  it('gives a star for the first try', () => {
    const game = playRound(NEW_ROUND_GAME, choose('2'));
    expect(game).toMatchObject({ isSolved: true, stars: 1 });
    expect(playRound(game, { type: 'next' })).toEqual({ index: 1, tried: [], isSolved: false, stars: 1 });
  });

  it('lets a child try on, without a star', () => {
    const wrong = playRound(NEW_ROUND_GAME, choose('1'));
    expect(wrong).toMatchObject({ isSolved: false, tried: ['1'] });
    expect(playRound(wrong, choose('1'))).toBe(wrong);
    expect(playRound(wrong, choose('2'))).toMatchObject({ isSolved: true, stars: 0 });
  });

  it('goes on only behind the right answer, and takes no other after it', () => {
    expect(playRound(NEW_ROUND_GAME, { type: 'next' })).toBe(NEW_ROUND_GAME);
    const solved = playRound(NEW_ROUND_GAME, choose('2'));
    expect(playRound(solved, choose('1'))).toBe(solved);
    expect(playRound(solved, { type: 'again' })).toEqual(NEW_ROUND_GAME);
  });
});

describe('the memory game', () => {
  const pairs = [
    { picture: 'fox', word: 'fox' },
    { picture: 'moon', word: 'moon' },
  ] as const;
  // With this "chance" every card stays where it is: picture, word, picture, word.
  const start = layCards(pairs, () => 0.999);

  it('lays each pair as a picture and a word', () => {
    expect(start.cards.map(({ face }) => face)).toEqual(['picture of fox', 'fox', 'picture of moon', 'moon']);
    expect(layCards(pairs, () => 0).cards).toHaveLength(4);
  });

  it('keeps a pair that was found', () => {
    const found = turnCard(turnCard(start, 0), 1);
    expect(found).toMatchObject({ found: [0], open: [], moves: 1 });
    expect(turnCard(found, 0)).toBe(found);
    expect(isComplete(found)).toBe(false);
    expect(isComplete(turnCard(turnCard(found, 2), 3))).toBe(true);
  });

  it('shows two that differ until they are closed or a third is turned', () => {
    const two = turnCard(turnCard(start, 0), 2);
    expect(two).toMatchObject({ open: [0, 2], moves: 1, found: [] });
    expect(closeCards(two).open).toEqual([]);
    expect(turnCard(two, 3).open).toEqual([3]);
  });

  it('does not count a card turned twice', () => {
    const one = turnCard(start, 0);
    expect(turnCard(one, 0)).toBe(one);
    expect(closeCards(one)).toBe(one);
  });
});
