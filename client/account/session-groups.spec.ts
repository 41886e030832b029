import type { SessionBody } from '../../contract/users';
import { groupSessions } from './session-groups';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605';

const sessionOf = (id: string, userAgent: string, hour: number, isCurrent = false): SessionBody => ({
  id,
  user_agent: userAgent,
  created_at: '2026-11-01T00:00:00Z',
  last_used_at: `2026-11-22T${hour}:00:00Z`,
  current: isCurrent,
});

test('sessions of the same browser and system are one group with its latest use', () => {
  const groups = groupSessions([
    sessionOf('a', CHROME, 20),
    sessionOf('b', IPHONE, 18),
    sessionOf('c', CHROME, 15),
    sessionOf('d', CHROME, 12),
  ]);
  expect(groups.map(({ name, ids, lastUsedAt }) => [name, ids, lastUsedAt])).toEqual([
    ['Chrome on Linux', ['a', 'c', 'd'], '2026-11-22T20:00:00Z'],
    ['Safari on iPhone', ['b'], '2026-11-22T18:00:00Z'],
  ]);
});

test('the session of this page comes first and stays alone', () => {
  const groups = groupSessions([sessionOf('a', CHROME, 20), sessionOf('b', CHROME, 18, true)]);
  expect(groups.map(({ isCurrent, ids }) => [isCurrent, ids])).toEqual([
    [true, ['b']],
    [false, ['a']],
  ]);
});
