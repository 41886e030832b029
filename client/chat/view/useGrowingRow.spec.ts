import { hasOnlyGrown } from './useGrowingRow';

const DRAWN = { height: 900, start: 700, from: 3, to: 20, isScrolling: false };

test.each([
  ['as high as before', {}, true],
  ['higher below the start of its newest row', { height: 925 }, true],
  ['lower', { height: 880 }, false],
  ['higher above its newest row', { height: 925, start: 725 }, false],
  ['without its newest row', { height: 925, start: undefined }, false],
  ['with other rows in view', { height: 925, from: 4 }, false],
  ['longer by a row', { height: 925, to: 21 }, false],
  ['being scrolled', { height: 925, isScrolling: true }, false],
])('a list that is %s: %j', (_what, now, isGrowth) => {
  expect(hasOnlyGrown({ ...DRAWN, ...now }, DRAWN)).toBe(isGrowth);
});
