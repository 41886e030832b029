import { alertWords, isUrgent } from './alert-words';

test('every alert has words of its own for a parent, and an unknown kind has careful ones', () => {
  expect(alertWords({ category: 'drugs', severity: 4, isReply: false }, 'Mia').title).toBe(
    'Mia wrote about drugs or alcohol',
  );
  expect(alertWords({ category: 'something_new', severity: 4, isReply: false }, 'Mia').title).toBe(
    'Mia wrote something serious',
  );
});

test('danger sends the parent to the child first', () => {
  expect(alertWords({ category: 'self_harm', severity: 5, isReply: false }, 'Mia').advice).toMatch(
    /^Go to your child now\. Say/,
  );
  expect(alertWords({ category: 'violence', severity: 5, isReply: false }, 'Mia').advice).toMatch(
    /^Go to your child now\. Find/,
  );
  expect([isUrgent({ severity: 5, isReply: false }), isUrgent({ severity: 4, isReply: false })]).toEqual([true, false]);
});

test('a stopped reply is told as what Starling did, and sends nobody to the child', () => {
  const alert = { category: 'self_harm', severity: 5, isReply: true };
  expect(alertWords(alert, 'Mia').title).toContain('answer of Starling');
  expect(isUrgent(alert)).toBe(false);
});
