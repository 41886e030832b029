import { answeredZoneText, dateProblem, dateWords, questionTitle, travelDates } from './travel-words';

test('the question and its answers read well', () => {
  expect(questionTitle('Mia', 'New York')).toBe('Mia’s device is on New York time');
  expect(dateWords('2026-08-03')).toBe('3 August');
  expect(answeredZoneText('Mia', 'Lisbon', '2026-08-03')).toBe('Mia’s times follow Lisbon until 3 August.');
  expect(answeredZoneText('Mia', 'Lisbon', null)).toBe('Mia keeps the time at home.');
});

test('a guardian can choose today and the 90 days after it', () => {
  const dates = travelDates('2026-12-09');
  expect(dates).toEqual({ first: '2026-11-25', last: '2027-02-23' });
  expect([dateProblem('2026-11-25', dates), dateProblem('2027-02-23', dates)]).toEqual([null, null]);
  expect(dateProblem('2026-11-24', dates)).toBe('Choose today or a later date.');
  expect(dateProblem('2027-02-24', dates)).toBe('Choose 23 February or an earlier date.');
  expect(dateProblem('', dates)).toBe('Choose a date.');
});
