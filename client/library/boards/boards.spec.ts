import { choose, NEW_MATCH, type Side } from './match-game';
import { isComplete, layCards, turnCard } from './memory-game';
import { isFull, keepRight, putPiece, takeBack } from './order-game';
import { spokenTask } from './spoken-task';

describe('the memory game', () => {
  const start = layCards(
    [
      { picture: 'fox', word: 'fox' },
      { picture: 'sock', word: 'sock', second: { picture: 'foot', word: 'foot' } },
    ],
    () => 0.999,
  );

  it('has two cards for each pair: a picture and its word, or two pictures', () => {
    expect(start.cards.map(({ face, picture }) => [face, picture])).toEqual([
      ['picture of fox', 'fox'],
      ['fox', null],
      ['sock', 'sock'],
      ['foot', 'foot'],
    ]);
  });

  it('keeps a found pair open', () => {
    const found = turnCard(turnCard(start, 0), 1);
    expect(found).toMatchObject({ found: [0], open: [] });
    expect(turnCard(found, 0)).toBe(found);
    expect(isComplete(found)).toBe(false);
    expect(isComplete(turnCard(turnCard(found, 2), 3))).toBe(true);
  });

  it('shows two different cards until the next press, which may be on one of them', () => {
    const two = turnCard(turnCard(start, 0), 2);
    expect(two).toMatchObject({ open: [0, 2], found: [], hint: null });
    expect(turnCard(two, 3).open).toEqual([3]);
    expect(turnCard(two, 2).open).toEqual([2]);
    expect(turnCard(turnCard(two, 3), 3)).toEqual(turnCard(two, 3));
  });
});

describe('pieces of a row', () => {
  const pieces = ['b', 'e', 'e'].map((text) => ({ text }));

  it('go to the first free place, or to the one that they are dropped on', () => {
    const one = putPiece([null, null, null], 1);
    expect(one).toEqual([1, null, null]);
    expect(putPiece(one, 0, 0)).toEqual([0, null, null]);
    expect(putPiece(one, 1, 2)).toEqual([null, null, 1]);
    expect(takeBack(putPiece(one, 2), 1)).toEqual([null, 2, null]);
  });

  it('stay where they are right; equal pieces stand for each other', () => {
    expect(isFull(keepRight([0, 2, 1], pieces, ['b', 'e', 'e']))).toBe(true);
    expect(keepRight([1, 2, 0], pieces, ['b', 'e', 'e'])).toEqual([null, 2, null]);
  });
});

describe('cards to match', () => {
  const card = (pair: number): Side => ({ side: 'card', pair });
  const match = (pair: number): Side => ({ side: 'match', pair });
  const play = (...sides: Side[]) =>
    sides.reduce<ReturnType<typeof choose>>(({ game }, side) => choose(game, side), {
      game: NEW_MATCH,
      mistaken: null,
    });

  it('are joined from either side', () => {
    expect(play(card(1), match(1)).game).toEqual({ chosen: null, found: [1] });
    expect(play(match(1), card(1)).game).toEqual({ chosen: null, found: [1] });
  });

  it('tell whose hint helps after a mistake', () => {
    expect(play(card(0), match(1))).toEqual({ game: NEW_MATCH, mistaken: 0 });
    expect(play(match(1), card(0))).toEqual({ game: NEW_MATCH, mistaken: 0 });
  });

  it('can be chosen anew, given up, and not chosen once they are joined', () => {
    expect(play(card(0), card(1)).game.chosen).toEqual(card(1));
    expect(play(card(0), card(0)).game.chosen).toBeNull();
    expect(play(card(0), match(0), card(0)).game).toEqual({ chosen: null, found: [0] });
  });
});

describe('what is read aloud of a round', () => {
  const texts = { hint: 'h', praise: 'p' };

  it('is its task with the answers that can only be read', () => {
    const round = {
      prompt: 'What rhymes with cat?',
      choices: [{ text: 'hat' }, { text: 'dog' }],
      answer: 'hat',
      ...texts,
    };
    expect(spokenTask(round)).toBe('What rhymes with cat?\nhat.\ndog.');
  });

  it('leaves out the names of pictures that are the answers', () => {
    const choices = [{ text: 'fox', picture: ['fox' as const] }];
    expect(spokenTask({ prompt: 'Who is red?', choices, answer: 'fox', ...texts })).toBe('Who is red?');
  });

  it('has all the cards to match', () => {
    const pairs = [{ card: { text: 'My knees are shaking.' }, match: { text: 'scared' }, hint: 'h' }];
    expect(spokenTask({ prompt: 'Which face?', pairs, ...texts })).toBe('Which face?\nMy knees are shaking.\nscared.');
  });
});
