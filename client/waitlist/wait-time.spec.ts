import { waitTimeText } from './wait-time';

it.each([
  [null, 'We cannot say yet how long it will take.'],
  [0.4, 'Estimated wait: less than a day'],
  [1.2, 'Estimated wait: about 1 day'],
  [13, 'Estimated wait: about 13 days'],
  [15, 'Estimated wait: about 2 weeks'],
  [56, 'Estimated wait: about 8 weeks'],
])('names an estimate of %j days as "%s"', (days, text) => {
  expect(waitTimeText(days)).toBe(text);
});

it('gives no number above eight weeks', () => {
  expect(waitTimeText(57)).toBe('It will take a while. We cannot say how long.');
});
