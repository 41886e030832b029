import { checkFile, titleOfFile } from './file-check';

const MEBIBYTE = 1024 ** 2;

test.each([
  ['kite.png', 'image/png', 10, { mimeType: 'image/png' }],
  ['notes.md', '', 10, { mimeType: 'text/markdown' }],
  ['NOTES.TXT', '', 10, { mimeType: 'text/plain' }],
  ['kite.png', 'image/png', 15 * MEBIBYTE, { mimeType: 'image/png' }],
])('%s of type "%s" with %d bytes may be uploaded', (name, type, size, expected) => {
  expect(checkFile({ name, type, size })).toEqual(expected);
});

test.each([
  ['drawing.svg', 'image/svg+xml', 10, 'Only pictures'],
  ['letter.docx', '', 10, 'Only pictures'],
  ['empty.png', 'image/png', 0, 'empty'],
  ['kite.png', 'image/png', 15 * MEBIBYTE + 1, 'At most 15 MB'],
  ['sheet.pdf', 'application/pdf', 25 * MEBIBYTE + 1, 'At most 25 MB'],
  ['long.txt', 'text/plain', MEBIBYTE + 1, 'At most 1 MB'],
])('%s of type "%s" with %d bytes is refused', (name, type, size, words) => {
  expect(checkFile({ name, type, size })).toEqual({ problem: expect.stringContaining(words) });
});

test.each([
  ['Rainy_day-01.png', 'Rainy day 01'],
  ['.png', 'Untitled'],
  ['worksheet', 'worksheet'],
])('a file named %s gets the title %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
