import { Pieces } from './pieces.js';

const SIGNS = ['?', '<s>', '</s>', 'a', 'b', 'c'].map((sign) => [sign, 0] as const);

describe('the pieces of a text', () => {
  const pieces = new Pieces([
    ...SIGNS,
    ['\u2581', -6],
    ['\u2581bull', -8],
    ['i', -5],
    ['ed', -5],
    ['ied', -9],
    ['\u2581b', -7],
    ['u', -7],
    ['l', -7],
    [':', null],
  ]);

  it('are the likeliest of all ways to cut it', () => {
    expect(pieces.piecesOf('bullied')).toEqual([7, 10]);
    expect(pieces.piecesOf('bul')).toEqual([11, 12, 13]);
  });

  it('start each word with its space', () => {
    expect(pieces.piecesOf('bull bull')).toEqual([7, 7]);
  });

  it('are one unknown piece for letters that no piece holds', () => {
    expect(pieces.piecesOf('xyz')).toEqual([6, 0]);
  });

  it('may stand for themselves, at no cost', () => {
    expect(pieces.piecesOf('bull:')).toEqual([7, 14]);
  });

  it('are none of the signs', () => {
    expect(pieces.piecesOf('a')).toEqual([6, 0]);
  });
});
