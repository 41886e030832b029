import { signedInSince } from './signed-in-since';

it('says since when a device is signed in, and for how long', () => {
  const paired = new Date(2026, 10, 3, 12).getTime();
  const after = (hours: number) => signedInSince(paired, paired + hours * 3_600_000);
  expect(after(1)).toBe('since 3 November 2026 (today)');
  expect(after(30)).toBe('since 3 November 2026 (1 day)');
  expect(after(24 * 22)).toBe('since 3 November 2026 (22 days)');
});
