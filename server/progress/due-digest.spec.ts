import { dueDigest } from './due-digest.js';

const at = (text: string) => Date.parse(text);

describe('a summary is due', () => {
  it('not where the guardian wants none', () => {
    expect(dueDigest({ digest: 'off', digest_at: '18:00' }, at('2026-11-25T20:00:00Z'), 'UTC')).toBeNull();
  });

  it('of the day before, from the hour of the guardian on', () => {
    const wish = { digest: 'daily', digest_at: '18:00' } as const;
    expect(dueDigest(wish, at('2026-11-25T17:59:00Z'), 'UTC')).toMatchObject({
      span: { from: '2026-11-23' },
      isLate: true,
    });
    expect(dueDigest(wish, at('2026-11-25T18:00:00Z'), 'UTC')).toMatchObject({
      span: { from: '2026-11-24' },
      isLate: false,
    });
    expect(dueDigest(wish, at('2026-11-25T17:30:00Z'), 'Asia/Kathmandu')?.span.from).toBe('2026-11-24');
  });

  it('of the week before, from Monday at that hour on', () => {
    const wish = { digest: 'weekly', digest_at: '18:00' } as const;
    expect(dueDigest(wish, at('2026-11-23T17:59:00Z'), 'UTC')?.span.from).toBe('2026-11-09');
    expect(dueDigest(wish, at('2026-11-23T18:00:00Z'), 'UTC')?.span.from).toBe('2026-11-16');
    expect(dueDigest(wish, at('2026-11-29T12:00:00Z'), 'UTC')?.span.from).toBe('2026-11-16');
  });
});
