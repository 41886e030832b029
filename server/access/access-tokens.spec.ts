import { readConfig } from '../platform/config/config.js';
import type { DatabaseClock } from '../platform/database/database-clock.js';
import { newId } from '../platform/ids.js';
import { AccessTokens } from './access-tokens.js';

describe('access tokens', () => {
  let now = new Date('2026-06-01T12:00:00Z');
  const clock = { now: () => now } as DatabaseClock;
  const config = readConfig({}).with({ jwtSecret: 'a secret of at least thirty-two bytes', accessTokenTtlSeconds: 60 });
  const tokens = new AccessTokens(config, clock);
  const subject = { userId: newId(), role: 'parent' as const, email: null, sessionId: newId() };
  const sign = () => tokens.sign({ ...subject, sessionExpiresAt: new Date(now.getTime() + 3_600_000) });
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

  it('expire at their time, also after they were verified before', async () => {
    const { token } = await sign();
    const expected = { userId: subject.userId, sessionId: subject.sessionId, expiresAt: inSeconds(60) };
    expect(await tokens.verify(token)).toEqual(expected);
    now = inSeconds(59);
    expect(await tokens.verify(token)).toEqual(expected);
    now = inSeconds(1);
    for (let time = 0; time < 2; time += 1) {
      await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'token_expired' });
    }
  });

  it('are refused where the signature differs from that of a verified token', async () => {
    const { token } = await sign();
    await tokens.verify(token);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const other = signature.startsWith('A') ? 'B' : 'A';
    await expect(tokens.verify(`${head}.${body}.${other}${signature.slice(1)}`)).rejects.toMatchObject({
      code: 'invalid_token',
    });
  });
});
