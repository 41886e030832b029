import { type Drawings, drawingAt } from './drawing';

const drawings: Drawings = {
  cover: { alt: 'A sock.', shapes: null },
  scenes: [
    { alt: 'A boot.', shapes: null, from: 'the boot' },
    { alt: 'A dog.', shapes: null, from: 'the dog' },
  ],
};
const pages = ['Once upon a time', 'they came to the boot', 'and hopped on', 'to the dog. And then to the boot.'];

it.each([
  [0, 'A sock.'],
  [1, 'A boot.'],
  [2, 'A boot.'],
  [3, 'A dog.'],
])('shows what page %i tells of', (page, alt) => {
  expect(drawingAt(drawings, pages, page).alt).toBe(alt);
});

it('shows the cover where the words of a scene are missing, as in a text that was changed', () => {
  expect(drawingAt(drawings, ['Nothing of it'], 0).alt).toBe('A sock.');
});
