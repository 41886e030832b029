import { nextRow } from './useRowKeys';

it.each([
  ['ArrowDown', -1, 5, false, 0],
  ['ArrowDown', 2, 5, true, 3],
  ['ArrowDown', 4, 5, true, 4],
  ['ArrowUp', 2, 5, true, 1],
  ['ArrowUp', 0, 5, true, 0],
  ['ArrowUp', -1, 5, false, null],
  ['Home', 3, 5, true, 0],
  ['End', 1, 5, true, 4],
  ['End', -1, 5, false, null],
  ['a', 1, 5, true, null],
  ['ArrowDown', -1, 0, false, null],
])(
  'the key %s at row %i of %i, with the focus in the list %p, moves to row %p',
  (key, current, count, isInList, expected) => {
    expect(nextRow(key, current, count, isInList)).toBe(expected);
  },
);
