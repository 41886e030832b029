import { closeCards, isComplete, layCards, turnCard } from './memory-game';
import { playEventOf } from './play-events';
import { NEW_ROUND_GAME, playRound, praiseFor } from './round-game';

const round = {
  prompt: '?',
  choices: ['1', '2', '3'].map((text) => ({ text })),
  answer: '2',
  hint: 'Count again',
  praise: 'Yes',
};
const choose = (choice: string) => ({ type: 'choose', choice, round }) as const;

describe('a quiz', () => {
  it('counts the right answers on the first try', () => {
    const game = playRound(NEW_ROUND_GAME, choose('2'));
    expect(game).toMatchObject({ isSolved: true, firstTries: 1 });
    expect(playRound(game, { type: 'next' })).toEqual({ index: 1, tried: [], isSolved: false, firstTries: 1 });
  });

  it('lets a child try again after a wrong answer', () => {
    const wrong = playRound(NEW_ROUND_GAME, choose('1'));
    expect(wrong).toMatchObject({ isSolved: false, tried: ['1'] });
    expect(playRound(wrong, choose('1'))).toBe(wrong);
    expect(playRound(wrong, choose('2'))).toMatchObject({ isSolved: true, firstTries: 0 });
  });

  it.each([
    [8, 'You found every answer straight away.'],
    [4, 'You found most answers straight away, and all of them in the end.'],
    [0, 'You kept trying, and you found every answer.'],
  ])('with %i of 8 answers on the first try ends with a sentence and no number', (firstTries, sentence) => {
    expect(praiseFor({ ...NEW_ROUND_GAME, index: 8, firstTries }, 8)).toBe(sentence);
  });

  it('continues only after the right answer, which cannot be changed', () => {
    expect(playRound(NEW_ROUND_GAME, { type: 'next' })).toBe(NEW_ROUND_GAME);
    const solved = playRound(NEW_ROUND_GAME, choose('2'));
    expect(playRound(solved, choose('1'))).toBe(solved);
    expect(playRound(solved, { type: 'again' })).toEqual(NEW_ROUND_GAME);
  });
});

describe('what is recorded of a quiz', () => {
  const tried = playRound(NEW_ROUND_GAME, choose('1'));
  const solved = playRound(NEW_ROUND_GAME, choose('2'));

  it('is each right answer, with whether it was the first try', () => {
    expect(playEventOf(NEW_ROUND_GAME, choose('2'), 2)).toEqual({ what: 'answered', round: 1, isFirstTry: true });
    expect(playEventOf(NEW_ROUND_GAME, choose('1'), 2)).toBeNull();
    expect(playEventOf(tried, choose('2'), 2)).toEqual({ what: 'answered', round: 1, isFirstTry: false });
    expect(playEventOf(solved, choose('2'), 2)).toBeNull();
  });

  it('is its end, and that it begins again', () => {
    expect(playEventOf(solved, { type: 'next' }, 2)).toBeNull();
    expect(playEventOf(solved, { type: 'next' }, 1)).toEqual({ what: 'completed' });
    expect(playEventOf(playRound(solved, { type: 'next' }), { type: 'again' }, 1)).toEqual({ what: 'started' });
  });
});

describe('the memory game', () => {
  const pairs = [
    { picture: 'fox', word: 'fox' },
    { picture: 'moon', word: 'moon' },
  ] as const;
  // With this "chance" every card stays where it is: picture, word, picture, word.
  const start = layCards(pairs, () => 0.999);

  it('has a card with a picture and one with a word for each pair', () => {
    expect(start.cards.map(({ face }) => face)).toEqual(['picture of fox', 'fox', 'picture of moon', 'moon']);
    expect(layCards(pairs, () => 0).cards).toHaveLength(4);
  });

  it('keeps a found pair open', () => {
    const found = turnCard(turnCard(start, 0), 1);
    expect(found).toMatchObject({ found: [0], open: [] });
    expect(turnCard(found, 0)).toBe(found);
    expect(isComplete(found)).toBe(false);
    expect(isComplete(turnCard(turnCard(found, 2), 3))).toBe(true);
  });

  it('shows two different cards until they are closed or a third one is opened', () => {
    const two = turnCard(turnCard(start, 0), 2);
    expect(two).toMatchObject({ open: [0, 2], found: [] });
    expect(closeCards(two).open).toEqual([]);
    expect(turnCard(two, 3).open).toEqual([3]);
  });

  it('ignores a card that is already open', () => {
    const one = turnCard(start, 0);
    expect(turnCard(one, 0)).toBe(one);
    expect(closeCards(one)).toBe(one);
  });
});
