import { alertWords, countWords, isUrgent } from './alert-words';

test('every alert has words of its own for a parent, and an unknown kind has careful ones', () => {
  expect(alertWords({ category: 'drugs', severity: 4, isReply: false }).title).toBe('wrote about drugs or alcohol');
  expect(alertWords({ category: 'something_new', severity: 4, isReply: false }).title).toBe('wrote something serious');
});

test('danger sends the parent to the child first', () => {
  expect(alertWords({ category: 'self_harm', severity: 5, isReply: false }).advice).toMatch(
    /^Go to your child now\. Say/,
  );
  expect(alertWords({ category: 'violence', severity: 5, isReply: false }).advice).toMatch(
    /^Go to your child now\. Find/,
  );
  expect([isUrgent({ severity: 5, isReply: false }), isUrgent({ severity: 4, isReply: false })]).toEqual([true, false]);
});

test('more than one message is counted', () => {
  expect([countWords(1), countWords(3)]).toEqual([null, '3 messages']);
});

test('a stopped reply is told as what Starling did, and sends nobody to the child', () => {
  const alert = { category: 'self_harm', severity: 5, isReply: true };
  expect(alertWords(alert).title).toContain('answer of Starling');
  expect(isUrgent(alert)).toBe(false);
});
