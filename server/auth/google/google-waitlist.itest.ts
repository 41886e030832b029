import { DataSource } from 'typeorm';
import { api } from '../../../test/support/api.js';
import { navigateToGoogle, signInWithGoogle } from '../../../test/support/google-sign-in.js';
import { useGoogle } from '../../../test/support/google-starling.js';
import { until } from '../../../test/support/wait.js';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.js';

describe('sign-in with Google behind the waitlist', () => {
  const { starling, google } = useGoogle({ WAITLIST_MODE: 'approved_only', PASSWORD_LOGIN: 'off' });

  it('puts a first sign-in on the waitlist without tokens', async () => {
    google().profile = { ...google().profile, sub: 'waiting', email: 'waiting@starling.test' };
    const json = await signInWithGoogle(starling.url, google());
    expect([json.status, json.body.error]).toEqual([403, 'waitlisted']);
    expect(json.body.detail.waitlist_status).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
    const location = await navigateToGoogle(starling.url, google());
    expect(location.pathname).toBe('/auth/success');
    const exchange = await api(starling.url).post('/auth/google/exchange-token', {
      authorization_code: location.searchParams.get('code'),
    });
    expect([exchange.status, exchange.body.error]).toEqual([403, 'waitlisted']);
    expect(exchange.body.detail.waitlist_status).toMatchObject({ approved: false, status: 'waitlisted' });
    expect(JSON.stringify(exchange.body)).not.toContain('token"');
  });

  it('admits staff at each sign-in', async () => {
    google().profile = { ...google().profile, sub: 'boss', email: 'boss@starling.test' };
    const first = await signInWithGoogle(starling.url, google());
    expect([first.status, first.body.user.role]).toEqual([200, 'admin']);
    expect((await api(starling.url).get('/waitlist/status/boss@starling.test')).body.status).toBe('approved');
    const token = first.body.tokens.accessToken;
    await api(starling.url).delete('/waitlist/remove/boss@starling.test', token);
    expect((await api(starling.url).get('/conversations', token)).body.error).toBe('waitlisted');
    expect((await signInWithGoogle(starling.url, google())).status).toBe(200);
    expect((await api(starling.url).get('/users/me', token)).body.waitlist_status.approved).toBe(true);
  });

  it('admits staff while another transaction adds the account to the waitlist', async () => {
    const [user] = await starling.sql<{ id: string }>(`SELECT id FROM users WHERE email = 'boss@starling.test'`);
    await starling.sql(`DELETE FROM identities WHERE user_id = $1`, [user!.id]);
    await starling.sql(`DELETE FROM waitlist_entries WHERE user_id = $1`, [user!.id]);
    google().profile = { ...google().profile, sub: 'boss', email: 'boss@starling.test' };
    const dataSource = starling.app.get(DataSource);
    let signIn: Promise<{ status: number }> | undefined;
    await dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.waitlistJoins]);
      signIn = signInWithGoogle(starling.url, google());
      const waiting = () =>
        starling.sql(`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`);
      await until(async () => (await waiting()).length > 0, { what: 'the sign-in to wait for the list' });
      await manager.query('INSERT INTO waitlist_entries (email, user_id) VALUES ($1, $2)', [
        'boss@starling.test',
        user!.id,
      ]);
    });
    expect((await signIn)?.status).toBe(200);
  });

  it('refuses password sign-in and registration if passwords are off', async () => {
    for (const path of ['/auth/login', '/auth/register']) {
      const { status, body } = await api(starling.url).post(path, {});
      expect([status, body.error]).toEqual([403, 'password_login_disabled']);
    }
  });
});
