import { averageWaitText, healthProblems } from './figures';

it.each([
  [{ database: 'OK', bus: 'OK', companion: 'OK' }, null],
  [{ database: 'OK', bus: 'OK', companion: 'DEGRADED' }, 'Companion degraded'],
  [{ database: 'DOWN', bus: 'DEGRADED', companion: 'OK' }, 'Database down, bus degraded'],
] as const)('names what is not well in %p', (health, text) => {
  expect(healthProblems(health)).toBe(text);
});

it.each([
  [0, 0, '—'],
  [0, 4, '0.0'],
  [2.345, 4, '2.3'],
])('writes a wait of %p days over %p approvals as %s', (days, approved, text) => {
  expect(averageWaitText(days, approved)).toBe(text);
});
