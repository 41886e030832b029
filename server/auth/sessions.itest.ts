import { registerParent, signInAgain } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { type StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { AuthPurge } from './auth-purge.js';

describe('sessions', () => {
  const starling = useStarling({ own: true });
  let second: StarlingNode;
  beforeAll(async () => {
    second = await starling.startNode();
  });
  const refresh = (refresh_token: unknown, rotate?: unknown, url = starling.url) =>
    api(url).post('/auth/refresh', { refresh_token, ...(rotate === undefined ? {} : { rotate }) });

  describe('refresh', () => {
    it('keeps a refresh token valid if it is not rotated', async () => {
      const { refreshToken } = await registerParent(starling);
      for (let round = 0; round < 10; round += 1) {
        const { status, body } = await refresh(refreshToken);
        expect(status).toBe(200);
        expect(body).toEqual({ access_token: expect.any(String), expires_in: 1800, token_type: 'Bearer' });
        expect((await api(second.url).get('/users/me', body.access_token)).status).toBe(200);
      }
    });

    it('returns the same successor token again while it is unused', async () => {
      const { refreshToken } = await registerParent(starling);
      const first = await refresh(refreshToken, true);
      expect(first.body.refresh_token).not.toBe(refreshToken);
      const lost = await Promise.all([
        refresh(refreshToken, true, second.url),
        refresh(refreshToken),
        refresh(refreshToken, true),
      ]);
      for (const { status, body } of lost) {
        expect([status, body.refresh_token]).toEqual([200, first.body.refresh_token]);
      }
      expect((await refresh(first.body.refresh_token, true)).status).toBe(200);
    });

    it('gives the same successor to tabs that rotate at the same time', async () => {
      const { refreshToken } = await registerParent(starling);
      const urls = [starling.url, second.url];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refresh(refreshToken, true, urls[index % 2])),
      );
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    });

    it('ends the session everywhere if a spent token returns after its successor was used', async () => {
      const { refreshToken, accessToken, user } = await registerParent(starling);
      const { body } = await refresh(refreshToken, true);
      const next = await refresh(body.refresh_token);
      const reused = await refresh(refreshToken, true);
      expect([reused.status, reused.body.error]).toEqual([401, 'invalid_refresh_token']);
      expect((await refresh(body.refresh_token)).status).toBe(401);
      for (const url of [starling.url, second.url]) {
        for (const token of [accessToken, next.body.access_token]) {
          const me = await until(async () => {
            const answer = await api(url).get('/users/me', token);
            return answer.status === 401 ? answer : null;
          });
          expect(me.body.error).toBe('logged_out');
        }
      }
      const audited = await starling.sql(
        `SELECT 1 FROM audit_entries WHERE action = 'refresh_token_reused' AND actor = $1`,
        [user.id],
      );
      expect(audited).toHaveLength(1);
    });

    it('ends the session if a spent token returns after the leeway', async () => {
      const { refreshToken, accessToken } = await registerParent(starling);
      await refresh(refreshToken, true);
      await starling.sql(
        `UPDATE refresh_tokens SET spent_at = spent_at - interval '11 seconds' WHERE spent_at IS NOT NULL`,
      );
      expect((await refresh(refreshToken, true)).status).toBe(401);
      expect((await api(starling.url).get('/users/me', accessToken)).status).toBe(401);
    });

    it('keeps the absolute end of a session across refreshes', async () => {
      const { refreshToken, user } = await registerParent(starling);
      const ends = () => starling.sql('SELECT expires_at FROM sessions WHERE user_id = $1', [user.id]);
      const before = await ends();
      const { body } = await refresh(refreshToken, true);
      expect(await ends()).toEqual(before);
      await starling.sql(`UPDATE sessions SET expires_at = now() + interval '5 minutes' WHERE user_id = $1`, [user.id]);
      const short = await refresh(body.refresh_token);
      expect(short.body.expires_in).toBeLessThanOrEqual(300);
      await starling.sql('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [user.id]);
      expect((await refresh(body.refresh_token)).status).toBe(401);
    });

    it('stores refresh tokens only as hashes', async () => {
      const { refreshToken } = await registerParent(starling);
      const { body } = await refresh(refreshToken, true);
      const dump = JSON.stringify(await starling.sql('SELECT * FROM refresh_tokens'));
      expect(dump).not.toContain(refreshToken);
      expect(dump).not.toContain(body.refresh_token);
      expect(Buffer.from(refreshToken, 'base64url')).toHaveLength(32);
    });

    it.each([
      ['nothing', ''],
      ['an unknown one', 'nobody-made-this'],
      ['another alphabet', '\u0000 <é> \ud800'],
      ['201 characters', 'x'.repeat(201)],
      ['100,000 characters', 'x'.repeat(100_000)],
    ])('takes %s for a token that is not valid', async (_what, token) => {
      const { status, body } = await refresh(token);
      expect([status, body.error]).toEqual([401, 'invalid_refresh_token']);
    });

    it.each([[undefined], [null], [1], [[]]])('refuses %j as a refresh token', async (token) => {
      expect((await refresh(token)).status).toBe(422);
    });

    it('refuses an access token in place of a refresh token', async () => {
      const { accessToken } = await registerParent(starling);
      expect((await refresh(accessToken)).status).toBe(401);
    });
  });

  describe('logout', () => {
    it('ends only this session, at once on every node, at logout', async () => {
      const parent = await registerParent(starling);
      const other = await signInAgain(starling, parent);
      expect((await api(second.url).get('/users/me', parent.accessToken)).status).toBe(200);
      expect((await api(starling.url).post('/auth/logout', undefined, parent.accessToken)).status).toBe(204);
      const here = await api(starling.url).get('/users/me', parent.accessToken);
      expect([here.status, here.body.error]).toEqual([401, 'logged_out']);
      await until(async () => (await api(second.url).get('/users/me', parent.accessToken)).status === 401);
      expect((await refresh(parent.refreshToken)).status).toBe(401);
      expect((await api(second.url).get('/users/me', other.accessToken)).status).toBe(200);
      expect((await refresh(other.refreshToken)).status).toBe(200);
    });

    it('deletes an ended session within a day, and still refuses its tokens', async () => {
      const purge = () => starling.app.get(AuthPurge, { strict: false }).purge();
      const { accessToken, refreshToken, user } = await registerParent(starling);
      const rows = () => starling.sql('SELECT 1 FROM sessions WHERE user_id = $1', [user.id]);
      const errors = async () => {
        const answers = [await api(starling.url).get('/users/me', accessToken), await refresh(refreshToken)];
        return answers.map(({ status, body }) => [status, body.error]);
      };
      expect((await api(starling.url).post('/auth/logout', {}, accessToken)).status).toBeLessThan(300);
      await purge();
      expect(await rows()).toHaveLength(1);
      const ended = await errors();
      expect(ended).toEqual([
        [401, 'logged_out'],
        [401, 'invalid_refresh_token'],
      ]);
      await starling.sql("UPDATE sessions SET ended_at = ended_at - interval '23 hours' WHERE user_id = $1", [user.id]);
      await purge();
      expect(await rows()).toEqual([]);
      expect(await errors()).toEqual(ended);
    });

    it('needs an access token for logout', async () => {
      expect((await api(starling.url).post('/auth/logout')).status).toBe(401);
    });
  });

  describe('session list', () => {
    it('lists the live sessions of an account and ends one', async () => {
      const parent = await registerParent(starling);
      const other = await signInAgain(starling, parent);
      const { status, body } = await api(starling.url).get('/users/me/sessions', parent.accessToken);
      expect(status).toBe(200);
      expect(body).toHaveLength(2);
      for (const session of body) {
        expect(session).toEqual({
          id: expect.any(String),
          created_at: expect.any(String),
          last_used_at: expect.any(String),
          user_agent: 'node',
          current: expect.any(Boolean),
        });
      }
      const [foreign] = body.filter(({ current }: { current: boolean }) => !current);
      const end = (id: string) => api(starling.url).delete(`/users/me/sessions/${id}`, parent.accessToken);
      expect((await end(foreign.id)).status).toBe(204);
      expect((await api(starling.url).get('/users/me', other.accessToken)).body.error).toBe('logged_out');
      for (const id of [foreign.id, '0190a0a0-0000-7000-8000-000000000000', 'x', parent.user.id]) {
        const gone = await end(id);
        expect([gone.status, gone.body.error]).toEqual([404, 'session_not_found']);
      }
      expect((await api(starling.url).get('/users/me/sessions', parent.accessToken)).body).toHaveLength(1);
    });

    it('refuses to end the sessions of others', async () => {
      const parent = await registerParent(starling);
      const stranger = await registerParent(starling);
      const { body } = await api(starling.url).get('/users/me/sessions', parent.accessToken);
      const answer = await api(starling.url).delete(`/users/me/sessions/${body[0].id}`, stranger.accessToken);
      expect(answer.status).toBe(404);
      expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
    });
  });

  describe('password change', () => {
    it('changes a password with the current one, ends the other sessions and notifies the owner', async () => {
      const parent = await registerParent(starling);
      const other = await signInAgain(starling, parent);
      const change = (body: unknown) => api(starling.url).put('/users/me/password', body, parent.accessToken);
      const wrong = await change({ current_password: 'Wrong-1-word', password: 'Another-1-word' });
      expect([wrong.status, Object.keys(wrong.body.detail.fields)]).toEqual([422, ['current_password']]);
      expect((await change({ current_password: parent.password, password: 'weak' })).status).toBe(422);
      expect((await change({ current_password: parent.password, password: 'Another-1-word' })).status).toBe(204);
      expect((await api(starling.url).get('/users/me', other.accessToken)).status).toBe(401);
      expect((await api(starling.url).get('/users/me', parent.accessToken)).status).toBe(200);
      const notices = await api(starling.url).get('/notifications', parent.accessToken);
      expect(notices.body.map(({ title }: { title: string }) => title)).toEqual(['Password changed']);
      const login = { username: parent.email, password: 'Another-1-word' };
      expect((await api(starling.url).post('/auth/login', login)).status).toBe(200);
    });
  });
});
