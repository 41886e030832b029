import { healthProblems } from './stats';

it.each([
  [{ database: 'OK', bus: 'OK', companion: 'OK', missingNodes: 0 }, null],
  [{ database: 'OK', bus: 'OK', companion: 'DEGRADED', missingNodes: 0 }, 'Companion degraded'],
  [{ database: 'DOWN', bus: 'DEGRADED', companion: 'OK', missingNodes: 0 }, 'Database down, bus degraded'],
  [{ database: 'OK', bus: 'OK', companion: 'OK', missingNodes: 1 }, '1 node missing'],
  [{ database: 'OK', bus: 'DOWN', companion: 'OK', missingNodes: 2 }, 'Bus down, 2 nodes missing'],
] as const)('lists the unhealthy parts of %p', (health, text) => {
  expect(healthProblems(health)).toBe(text);
});
