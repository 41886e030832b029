import { defaultControls } from '../../contract/default-controls.js';
import type { ChildFacts } from './decide.js';
import { explain } from './explanation.js';

const facts: ChildFacts = {
  isShutOut: false,
  isPaused: false,
  zone: 'UTC',
  controls: defaultControls('16_17', 'w'),
  quietItems: [],
  grantedUntil: null,
  grantedMinutes: {},
  minutes: [],
  learned: { date: '', stories: 0, questions: 0, isWaived: false },
};
const now = Date.parse('2026-11-23T00:10:00Z');

it.each([
  ['2026-11-23T01:30:00Z', 'Es tiempo de silencio hasta la 01:30.', 'Bis 01:30 ist Ruhezeit.'],
  ['2026-11-23T06:30:00Z', 'Es tiempo de silencio hasta las 06:30.', 'Bis 06:30 ist Ruhezeit.'],
  ['2026-11-24T01:00:00Z', 'Es tiempo de silencio hasta la 01:00 del martes.', 'Bis 01:00 am Dienstag ist Ruhezeit.'],
])('says until when it is quiet: %s', (until, spanish, german) => {
  const refusal = { isAllowed: false, code: 'quiet_hours', until: Date.parse(until) } as const;
  expect(explain(facts, refusal, now, 'es')).toBe(spanish);
  expect(explain(facts, refusal, now, 'de')).toBe(german);
});
