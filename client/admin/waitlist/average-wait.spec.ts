import { averageWaitText } from './average-wait';

it.each([
  [0, 0, '—'],
  [0, 4, '0.0'],
  [2.345, 4, '2.3'],
])('writes an average wait of %p days over %p recent approvals as %s', (days, approved, text) => {
  expect(averageWaitText(days, approved)).toBe(text);
});
