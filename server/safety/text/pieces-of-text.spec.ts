import { piecesOf } from './pieces-of-text.js';

it('cuts a long text between paragraphs, and loses nothing', () => {
  const paragraph = `${'The fox walked over the hill and met the owl. '.repeat(12).trim()}\n\n`;
  const text = paragraph.repeat(9);
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(1_500);
    expect(piece.endsWith('.\n\n')).toBe(true);
  }
});

it('cuts a text without blanks too, and never a character in two', () => {
  const text = `a${'🦊'.repeat(2_000)}`;
  const pieces = piecesOf(text);
  expect(pieces.join('')).toBe(text);
  for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
});

it('leaves out what is blank', () => {
  expect(piecesOf('')).toEqual([]);
  expect(piecesOf(' \n\n '.repeat(1_000))).toEqual([]);
  expect(piecesOf('One line')).toEqual(['One line']);
});
