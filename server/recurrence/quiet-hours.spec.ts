import { quietUntil } from './quiet-hours.js';

const night = { starts: '22:00', ends: '07:00' };

it.each([
  ['2026-11-24T21:59:59Z', night, null],
  ['2026-11-24T22:00:00Z', night, '2026-11-25T07:00:00.000Z'],
  ['2026-11-25T06:59:59Z', night, '2026-11-25T07:00:00.000Z'],
  ['2026-11-25T07:00:00Z', night, null],
  ['2026-11-25T13:00:00Z', { starts: '12:00', ends: '14:00' }, '2026-11-25T14:00:00.000Z'],
  ['2026-11-25T14:00:00Z', { starts: '12:00', ends: '14:00' }, null],
  ['2026-11-25T13:00:00Z', null, null],
])('at %s, quiet hours of %j end at %s', (now, quiet, until) => {
  expect(quietUntil(quiet, 'UTC', Date.parse(now))?.toISOString() ?? null).toBe(until);
});
