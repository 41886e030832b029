import { changeText } from './change-text';

it.each([
  [3, '+3 since yesterday'],
  [-1_200, '−1,200 since yesterday'],
  [0, 'Same as yesterday'],
  [null, undefined],
  [undefined, undefined],
])('writes a change of %p as %p', (change, text) => {
  expect(changeText(change)).toBe(text);
});
