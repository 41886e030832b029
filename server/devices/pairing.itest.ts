import { randomBytes, randomInt } from 'node:crypto';
import { USER_CODE_LETTERS } from '../../contract/devices.js';
import { buildFamily, buildMember, type Child } from '../../test/factories/families.js';
import { type Account, registerParent, signInAgain } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { pairDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { TEST_SETTINGS } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { sha256Hex } from '../platform/crypto.js';
import { keyedHash, newUserCode, typedUserCode } from './pairing-codes.js';

const starling = useStarling({ own: true });
const rest = () => api(starling.url);
let parent: Account;
let child: Child;
let householdId: string;

beforeAll(async () => {
  parent = await registerParent(starling);
  ({ child, householdId } = await buildFamily(starling, parent));
});

interface Started {
  device_code: string;
  user_code: string;
  picture: string;
}

const begin = async (headers: Record<string, string> = {}) =>
  (await rest().send<Started & Json>('POST', '/devices/pair', { headers })).body;
const ask = (deviceCode: string) => rest().post('/devices/pair/token', { device_code: deviceCode });
const look = (code: string, account = parent) => rest().get(`/devices/pair/${code}`, account.accessToken);
const approve = ({ user_code, picture }: Started, account = parent, body: Json = {}) =>
  rest().post(
    `/devices/pair/${user_code}/approve`,
    { child_id: child.id, name: 'Kitchen tablet', picture, ...body },
    account.accessToken,
  );
const errorOf = async (answer: Promise<{ status: number; body: Json }>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('pairing a device', () => {
  it('gives a new device a code of eight letters, a picture and the page to open', async () => {
    const started = await begin();
    expect(started).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(new RegExp(`^[${USER_CODE_LETTERS}]{4}-[${USER_CODE_LETTERS}]{4}$`)),
      picture: expect.any(String),
      verification_uri: expect.stringMatching(/\/pair$/),
      verification_uri_complete: `${started.verification_uri}?code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const stored = JSON.stringify(await starling.sql('SELECT * FROM device_pairings'));
    for (const code of [started.device_code, started.user_code, started.user_code.replace('-', '')]) {
      expect(stored).not.toContain(code);
    }
  });

  it('shows a guardian the device and six pictures, whatever the case and hyphens of the typed code', async () => {
    const userAgent = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
    const { user_code: code, picture } = await begin({ 'User-Agent': userAgent });
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', '--')}`]) {
      const { status, body } = await look(encodeURIComponent(typed));
      expect([status, body]).toEqual([
        200,
        { platform: 'iPad, Safari', requested_at: expect.any(String), same_network: true, pictures: expect.any(Array) },
      ]);
      expect(new Set(body.pictures).size).toBe(6);
      expect(body.pictures).toContain(picture);
    }
  });

  it('hands out the tokens of the child once, and the code works no more', async () => {
    const started = await begin();
    expect(await errorOf(ask(started.device_code))).toEqual([400, 'authorization_pending']);
    expect((await approve(started)).body).toEqual({ state: 'approved', child_id: child.id, name: 'Kitchen tablet' });
    const { status, body } = await ask(started.device_code);
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 1800,
        token_type: 'Bearer',
        device_id: expect.any(String),
      },
    ]);
    expect(await errorOf(ask(started.device_code))).toEqual([400, 'expired_token']);
    expect(await errorOf(approve(started))).toEqual([404, 'pairing_not_found']);
    const me = await rest().get('/users/me', body.access_token);
    expect(me.body).toMatchObject({ id: child.userId, role: 'device', email: null });
    expect(me.body.waitlist_status).toMatchObject({ approved: true, status: 'approved' });
  });

  it('answers parallel questions with one set of tokens', async () => {
    const started = await begin();
    await approve(started);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(started.device_code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  it('makes a device that asks too early wait 5 seconds longer each time, for good', async () => {
    const { device_code: code } = await begin();
    expect(await errorOf(ask(code))).toEqual([400, 'authorization_pending']);
    for (const interval of [10, 15]) {
      const { status, body } = await ask(code);
      expect([status, body.error, body.detail.interval]).toEqual([400, 'slow_down', interval]);
    }
    const [row] = await starling.sql<{ interval_seconds: number }>(
      `UPDATE device_pairings SET polled_at = polled_at - interval '11 seconds'
       WHERE interval_seconds = 15 RETURNING interval_seconds`,
    );
    expect(row?.interval_seconds).toBe(15);
    expect(await errorOf(ask(code))).toEqual([400, 'slow_down']);
    await starling.sql(`UPDATE device_pairings SET polled_at = polled_at - interval '21 seconds'`);
    expect(await errorOf(ask(code))).toEqual([400, 'authorization_pending']);
  });

  it('denies a device whose picture the guardian did not pick', async () => {
    const started = await begin();
    const { pictures } = (await look(started.user_code)).body;
    const wrong = pictures.find((picture: string) => picture !== started.picture);
    expect(await errorOf(approve(started, parent, { picture: wrong }))).toEqual([409, 'picture_mismatch']);
    expect(await errorOf(approve(started))).toEqual([404, 'pairing_not_found']);
    expect(await errorOf(ask(started.device_code))).toEqual([400, 'access_denied']);
  });

  it('forgets a device after ten minutes', async () => {
    const [waiting, approved] = [await begin(), await begin()];
    await approve(approved);
    await starling.sql(`UPDATE device_pairings SET expires_at = now() - interval '1 second'`);
    expect(await errorOf(look(waiting.user_code))).toEqual([404, 'pairing_not_found']);
    expect(await errorOf(approve(waiting))).toEqual([404, 'pairing_not_found']);
    for (const { device_code } of [waiting, approved, { device_code: 'unknown' }]) {
      expect(await errorOf(ask(device_code))).toEqual([400, 'expired_token']);
    }
  });

  it('gives no tokens to helpers, other households, old sign-ins and guardians who have lost the child', async () => {
    const [helper, stranger, second] = [
      await registerParent(starling),
      await registerParent(starling),
      await registerParent(starling),
    ];
    await buildMember(starling, householdId, helper, 'helper', [child.id]);
    await buildMember(starling, householdId, second, 'guardian');
    await buildFamily(starling, stranger);
    const started = await begin();
    expect(await errorOf(look(started.user_code, helper))).toEqual([403, 'forbidden']);
    expect(await errorOf(approve(started, helper))).toEqual([403, 'forbidden']);
    expect(await errorOf(approve(started, stranger))).toEqual([404, 'child_not_found']);
    const aged = await signInAgain(starling, parent);
    await starling.sql(
      `UPDATE sessions SET authenticated_at = now() - interval '6 minutes'
       WHERE id = (SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1)`,
      [parent.user.id],
    );
    expect(await errorOf(approve(started, aged))).toEqual([403, 'reauthentication_required']);
    expect(await errorOf(ask(started.device_code))).toEqual([400, 'authorization_pending']);
    expect((await approve(started, second)).status).toBe(200);
    await starling.sql('DELETE FROM household_members WHERE user_id = $1', [second.user.id]);
    expect(await errorOf(ask(started.device_code))).toEqual([400, 'access_denied']);
    await starling.sql('DELETE FROM household_members WHERE user_id = $1', [helper.user.id]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 33 characters', { name: 'x'.repeat(33) }],
    ['a name that turns the direction of text', { name: 'Tablet\u202e' }],
    ['a name with a character of no width', { name: 'Tab\u200blet' }],
    ['an unknown field', { colour: 'red' }],
  ])('refuses an approval with %s', async (_what, body) => {
    const started = await begin();
    expect(await errorOf(approve(started, parent, body))).toEqual([422, 'validation_failed']);
    expect((await approve(started, parent, { name: '👩‍👧 tablet' })).status).toBe(200);
  });

  it('tells every guardian of a new device, and writes it into the activity, without the name of the child', async () => {
    const second = await registerParent(starling);
    await buildMember(starling, householdId, second, 'guardian');
    const device = await pairDevice(starling, parent, child, `${child.nickname}'s tablet`);
    const notices = await rest().get('/notifications', second.accessToken);
    expect(notices.body[0]).toMatchObject({ title: 'A new device is connected', link: '/parental' });
    const lines = await starling.sql(
      `SELECT action, actor_id, child_id, detail FROM household_activity WHERE detail->>'device_id' = $1`,
      [device.id],
    );
    expect(lines).toMatchObject([
      { action: 'device_paired', actor_id: parent.user.id, child_id: child.id, detail: { way: 'code' } },
    ]);
    expect(JSON.stringify([notices.body[0], lines])).not.toContain(child.nickname);
  });

  it('works the same over GraphQL', async () => {
    const run = async (query: string, variables: Json = {}, token?: string) =>
      graphql(starling, query, { variables, ...(token ? { token } : {}) });
    const { data } = await run('mutation { pairDevice { deviceCode userCode picture expiresIn interval } }');
    const { deviceCode, userCode, picture } = data.pairDevice;
    expect(data.pairDevice).toMatchObject({ expiresIn: 600, interval: 5 });
    const token = 'mutation ($code: String!) { pairDeviceToken(deviceCode: $code) { accessToken deviceId tokenType } }';
    const early = await run(token, { code: deviceCode });
    expect(early.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', error: 'authorization_pending' });
    const request = 'query ($code: String!) { devicePairing(userCode: $code) { sameNetwork pictures } }';
    const seen = await run(request, { code: userCode }, parent.accessToken);
    expect(seen.data.devicePairing.pictures).toContain(picture);
    const approval =
      'mutation ($code: String!, $input: ApproveDevicePairingInput!) { approveDevicePairing(userCode: $code, input: $input) }';
    const input = { childId: child.id, name: 'Tablet', picture };
    const approved = await run(approval, { code: userCode, input }, parent.accessToken);
    expect(approved.data.approveDevicePairing).toBe(true);
    const { data: tokens } = await run(token, { code: deviceCode });
    const own = await run(
      '{ ownDevice { id child { nickname ageBand transcript } } }',
      {},
      tokens.pairDeviceToken.accessToken,
    );
    expect(own.data.ownDevice).toEqual({
      id: tokens.pairDeviceToken.deviceId,
      child: { nickname: child.nickname, ageBand: 'AGE_6_9', transcript: 'FULL' },
    });
  });
});

describe('guessing codes', () => {
  const guess = () => Array.from({ length: 8 }, () => USER_CODE_LETTERS[randomInt(20)]).join('');

  it('locks an account after five wrong codes in 15 minutes, for right ones too, although rate limits are off', async () => {
    const { user_code: right } = await begin();
    const guesser = await registerParent(starling);
    const answers = await Promise.all(Array.from({ length: 40 }, () => look(guess(), guesser)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(35);
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await look(right, guesser)).status).toBe(429);
    expect((await approve({ device_code: '', user_code: right, picture: 'owl' }, guesser)).status).toBe(429);
    await starling.sql(`UPDATE pairing_guesses SET since = since - interval '16 minutes' WHERE user_id = $1`, [
      guesser.user.id,
    ]);
    expect((await look(right, guesser)).status).toBe(200);
  });

  it('counts no right code as a wrong one', async () => {
    const { user_code: right } = await begin();
    const guesser = await registerParent(starling);
    for (let time = 0; time < 10; time += 1) expect((await look(right, guesser)).status).toBe(200);
    expect((await look('no code', guesser)).status).toBe(404);
  });

  it('gives no tokens for codes and pictures that ten accounts guess, and compares five codes of each', async () => {
    const waiting = await Promise.all(Array.from({ length: 20 }, () => begin()));
    const guessers = await Promise.all(Array.from({ length: 10 }, () => registerParent(starling)));
    const [before] = await starling.sql('SELECT count(*)::int AS sessions FROM sessions');
    const statuses = await Promise.all(
      guessers.map(async (guesser) => {
        const answers: number[] = [];
        for (let time = 0; time < 20; time += 1) {
          answers.push((await approve({ device_code: '', user_code: guess(), picture: 'owl' }, guesser)).status);
        }
        return answers;
      }),
    );
    expect(statuses).toEqual(guessers.map(() => [...Array(5).fill(404), ...Array(15).fill(429)]));
    for (let time = 0; time < 50; time += 1) {
      expect(await errorOf(ask(randomBytes(32).toString('base64url')))).toEqual([400, 'expired_token']);
    }
    expect(await errorOf(ask(waiting[0]!.device_code))).toEqual([400, 'authorization_pending']);
    expect(await starling.sql('SELECT count(*)::int AS sessions FROM sessions')).toEqual([before]);
  });

  /** Compared as the service compares them, without HTTP and as if no account were ever locked. */
  it('finds none of 100 waiting devices with 100,000 guessed codes', async () => {
    await starling.sql('DELETE FROM device_pairings');
    const waiting: Started[] = [];
    while (waiting.length < 100) waiting.push(...(await Promise.all(Array.from({ length: 10 }, () => begin()))));
    const hashOf = (code: string) => keyedHash(TEST_SETTINGS['JWT_SECRET']!, 'user code', typedUserCode(code)!);
    const found = async (column: 'user_code_hash' | 'device_code_hash', hashes: string[]) => {
      const [row] = await starling.sql<{ found: number }>(
        `SELECT count(*)::int AS found FROM device_pairings
         WHERE ${column} = ANY($1) AND state = 'pending' AND expires_at > now()`,
        [hashes],
      );
      return row!.found;
    };
    const shown = waiting.map(({ user_code: code }) => hashOf(code));
    expect(await found('user_code_hash', shown)).toBe(100);
    const secrets = waiting.map(({ device_code: code }) => sha256Hex(code));
    expect(await found('device_code_hash', secrets)).toBe(100);
    // One run in 2,560 meets a code, and would still have to pick its picture out of six.
    const codes = Array.from({ length: 100_000 }, () => hashOf(newUserCode()));
    expect(await found('user_code_hash', codes)).toBeLessThanOrEqual(1);
    const guesses = Array.from({ length: 100_000 }, () => sha256Hex(randomBytes(32).toString('base64url')));
    expect(await found('device_code_hash', guesses)).toBe(0);
    await starling.sql('DELETE FROM device_pairings');
  });

  it('keeps at most 1,000 devices waiting', async () => {
    await starling.sql('DELETE FROM device_pairings');
    await starling.sql(
      `INSERT INTO device_pairings (device_code_hash, user_code_hash, picture, pictures, platform, network_hash,
         interval_seconds, expires_at)
       SELECT 'd' || n, 'u' || n, 'owl', '{owl}', 'iPad', 'x', 5, now() + interval '10 minutes'
       FROM generate_series(1, 999) AS n`,
    );
    expect((await rest().post('/devices/pair')).status).toBe(200);
    const full = await rest().post('/devices/pair');
    expect([full.status, full.body.error, full.headers.get('retry-after')]).toEqual([429, 'rate_limited', '60']);
    await starling.sql('DELETE FROM device_pairings');
  });
});
