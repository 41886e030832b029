import { buildFamily, buildMember } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);

const PROFILE = {
  nickname: 'Mia',
  avatar: 'owl',
  colour: 'teal',
  age_band: '6_9',
  time_zone: 'Europe/Berlin',
  consent: { text_version: '1', agreed: true },
};

async function errorOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return [status, body?.error ?? null];
}

async function fieldsOf(answer: Promise<{ status: number; body: Json }>) {
  const { status, body } = await answer;
  return [status, Object.keys(body.detail?.fields ?? {})];
}

const create = ({ accessToken }: Account, body: Json = {}) =>
  rest().post('/children', { ...PROFILE, ...body }, accessToken);

describe('a child', () => {
  it('of an account without a household creates one in the country of its time zone', async () => {
    const parent = await registerParent(starling);
    const { status, body } = await create(parent);
    const [household] = (await rest().get('/households', parent.accessToken)).body;
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        nickname: 'Mia',
        avatar: 'owl',
        colour: 'teal',
        age_band: '6_9',
        band_confirmed_at: expect.any(String),
        reading_level: 'first_words',
        languages: [],
        interests: [],
        note: null,
        time_zone: 'Europe/Berlin',
        transcript: 'full',
        paused: false,
        paused_at: null,
        household_ids: [household.id],
        devices: 0,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
    expect(household).toMatchObject({ country: 'DE', role: 'primary', child_ids: [body.id] });
    expect((await rest().get(`/children/${body.id}`, parent.accessToken)).body).toEqual(body);
    expect((await rest().get('/children', parent.accessToken)).body).toEqual([body]);
  });

  it('has an account without address, password or readable name', async () => {
    const parent = await registerParent(starling);
    const { body } = await create(parent);
    const [account] = await starling.sql(
      'SELECT u.* FROM users u JOIN children c ON c.user_id = u.id WHERE c.id = $1',
      [body.id],
    );
    expect(account).toMatchObject({
      role: 'device',
      email: null,
      password_hash: null,
      first_name: null,
      last_name: null,
    });
    expect(account!.username).not.toMatch(/mia/i);
  });

  it.each([
    ['without consent', { consent: undefined }, 'consent'],
    ['without agreement', { consent: { text_version: '1', agreed: false } }, 'consent'],
    ['with an old text', { consent: { text_version: '0', agreed: true } }, 'consent'],
    ['with a nickname of 25 characters', { nickname: 'x'.repeat(25) }, 'nickname'],
    ['with an empty nickname', { nickname: ' \u00a0 ' }, 'nickname'],
    ['with a control character in the nickname', { nickname: 'Mi\u0007a' }, 'nickname'],
    ['with a turned direction in the nickname', { nickname: 'Mi\u202ea' }, 'nickname'],
    ['with a letter without width in the nickname', { nickname: 'Mi\u200ba' }, 'nickname'],
    ['with a photo', { avatar: 'https://pictures.test/mia.jpg' }, 'avatar'],
    ['with an unknown colour', { colour: 'gold' }, 'colour'],
    ['with an age', { age_band: '7' }, 'age_band'],
    ['with an unknown reading level', { reading_level: 'fast' }, 'reading_level'],
    ['with four languages', { languages: ['en', 'de', 'fr', 'es'] }, 'languages'],
    ['with no language', { languages: ['english please'] }, 'languages'],
    ['with nine interests', { interests: [...'abcdefghi'] }, 'interests'],
    ['with a long interest', { interests: ['x'.repeat(25)] }, 'interests'],
    ['with a note of 281 characters', { note: 'x'.repeat(281) }, 'note'],
    ['with an address in the note', { note: 'Write to mia@larks.test' }, 'note'],
    ['with a number in the note', { note: 'Call +44 20 7946 0958' }, 'note'],
    ['with a street in the note', { note: 'We live at 12 Oak Street' }, 'note'],
    ['with a German street in the note', { note: 'Wir wohnen in der Eichenstraße 12' }, 'note'],
    ['with a short German street in the note', { note: 'Hauptstr 5, dritter Stock' }, 'note'],
    ['with a Spanish street in the note', { note: 'Vive en la calle de Alcalá, 45' }, 'note'],
    ['with an offset for a zone', { time_zone: '+02:00' }, 'time_zone'],
    ['with an abbreviation for a zone', { time_zone: 'CET' }, 'time_zone'],
    ['with a birth date', { birth_date: '2018-01-01' }, 'birth_date'],
    ['with an unknown transcript', { transcript: 'none' }, 'transcript'],
  ])('is refused %s', async (_what, body, field) => {
    expect(await fieldsOf(create(await sharedParent(), body))).toEqual([422, [field]]);
  });

  it('keeps a nickname of 24 emoji, and notes that only look like an address', async () => {
    const parent = await registerParent(starling);
    const note = 'Loves 3 cats, reads 20 pages a day, and goes to bed at 7.';
    const nickname = '🦊'.repeat(24);
    const { body } = await create(parent, { nickname, note, languages: ['en', 'de-at', 'en'], interests: ['space'] });
    expect(body).toMatchObject({ nickname, note, languages: ['en', 'de-AT'], interests: ['space'] });
  });

  it.each([
    ['0_5', 'listens', 'full'],
    ['6_9', 'first_words', 'full'],
    ['10_12', 'reads', 'full'],
    ['13_15', 'reads_well', 'topics'],
    ['16_17', 'reads_well', 'topics'],
  ])('of the band %s begins with the reading level %s, and guardians read %s', async (ageBand, level, transcript) => {
    const parent = await registerParent(starling);
    expect((await create(parent, { age_band: ageBand })).body).toMatchObject({ reading_level: level, transcript });
  });

  it('is the last of twelve, also with parallel calls', async () => {
    const parent = await registerParent(starling);
    const { householdId } = await buildFamily(starling, parent, { children: 10 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(parent, { household_id: householdId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await errorOf(create(parent))).toEqual([409, 'too_many_children']);
  });

  it('is changed by its guardians in any part, and its age band is confirmed by naming it', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    await starling.sql(
      `UPDATE children SET band_confirmed_at = now() - interval '400 days', note = 'x' WHERE id = $1`,
      [child.id],
    );
    const change = (body: Json) => rest().patch(`/children/${child.id}`, body, parent.accessToken);
    const old = (await change({ nickname: 'Mo' })).body;
    expect(old).toMatchObject({ nickname: 'Mo', avatar: 'owl', note: 'x' });
    expect(Date.parse(old.band_confirmed_at)).toBeLessThan(Date.now() - 399 * 86_400_000);
    const confirmed = (await change({ age_band: '6_9', note: null })).body;
    expect(Date.parse(confirmed.band_confirmed_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(confirmed.note).toBeNull();
    expect(await errorOf(change({}))).toEqual([422, 'validation_failed']);
    expect(await fieldsOf(change({ nickname: 'Mo', household_id: 'x' }))).toEqual([422, ['household_id']]);
  });

  it('is seen by a helper who looks after it, and changed by guardians alone', async () => {
    const [primary, helper, stranger] = [
      await registerParent(starling),
      await registerParent(starling),
      await registerParent(starling),
    ];
    const { householdId, children } = await buildFamily(starling, primary, { children: 2 });
    await buildMember(starling, householdId, helper, 'helper', [children[0]!.id]);
    const [named, other] = children;
    expect((await rest().get('/children', helper.accessToken)).body.map(({ id }: Json) => id)).toEqual([named!.id]);
    expect(await errorOf(rest().patch(`/children/${named!.id}`, { nickname: 'x' }, helper.accessToken))).toEqual([
      403,
      'forbidden',
    ]);
    expect(await errorOf(rest().get(`/children/${other!.id}`, helper.accessToken))).toEqual([404, 'child_not_found']);
    for (const path of ['', '/data-card', '/export', '/consents', '/erasure']) {
      expect(await errorOf(rest().get(`/children/${named!.id}${path}`, stranger.accessToken))).toEqual([
        404,
        'child_not_found',
      ]);
    }
    expect(await errorOf(create(helper, { household_id: householdId }))).toEqual([403, 'forbidden']);
    expect(await errorOf(create(stranger, { household_id: householdId }))).toEqual([404, 'household_not_found']);
  });

  it('counts as no user of the service', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    await starling.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [parent.user.id]);
    const token = (await rest().post('/auth/login', { username: parent.email, password: parent.password })).body.data
      .access_token;
    const [{ username }] = (await starling.sql('SELECT username FROM users WHERE id = $1', [child.userId])) as [Json];
    const listed = await graphql(starling, `query ($search: String) { users(search: $search) { total } }`, {
      token,
      variables: { search: username },
    });
    expect(listed.data.users.total).toBe(0);
    const change = await graphql(
      starling,
      `mutation ($id: ID!, $role: Role!) { setUserRole(userId: $id, role: $role) { id } }`,
      {
        token,
        variables: { id: child.userId, role: 'PARENT' },
      },
    );
    expect(change.errors[0]?.extensions.error).toBe('device_role');
    const days = (await rest().get('/admin/analytics?days=1', token)).body;
    expect(days[0].child_accounts).toBeGreaterThan(0);
  });
});

let shared: Promise<Account> | null = null;
function sharedParent(): Promise<Account> {
  shared ??= registerParent(starling);
  return shared;
}

describe('consent', () => {
  it('names the text that was agreed to, by its hash', async () => {
    const parent = await registerParent(starling);
    const { body: text } = await rest().get('/consent-text', parent.accessToken);
    expect(text).toEqual({
      version: '1',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      text: expect.stringContaining('learning helper'),
    });
    const { body: child } = await create(parent);
    expect((await rest().get(`/children/${child.id}/consents`, parent.accessToken)).body).toEqual([
      { version: '1', sha256: text.sha256, given_by: parent.user.id, given_at: expect.any(String), withdrawn_at: null },
    ]);
  });

  it('is kept with the language and the words in which it was read', async () => {
    const parent = await registerParent(starling);
    await rest().patch('/users/me', { settings: { language: 'de' } }, parent.accessToken);
    const { body: german } = await rest().get('/consent-text', parent.accessToken);
    expect(german).toMatchObject({ version: '1', text: expect.stringContaining('Was wir speichern') });
    const { body: child } = await create(parent);
    expect((await rest().get('/households', parent.accessToken)).body).toMatchObject([{ name: 'Meine Familie' }]);
    const { accessToken } = await registerParent(starling);
    const headers = { Authorization: `Bearer ${accessToken}`, 'Accept-Language': 'es-MX' };
    const { body: other } = await rest().send('GET', '/consent-text', { headers });
    const path = `/children/${child.id}/consents`;
    const given = { text_version: '1', text_sha256: other.sha256, agreed: true };
    expect((await rest().post(path, given, parent.accessToken)).status).toBe(201);
    expect(await fieldsOf(rest().post(path, { ...given, text_sha256: '0' }, parent.accessToken))).toEqual([
      422,
      ['text_version'],
    ]);
    const ledger = await starling.sql(
      'SELECT text_version, text_language, text_sha256 FROM child_consents WHERE child_id = $1 ORDER BY given_at, id',
      [child.id],
    );
    expect(ledger).toEqual([
      { text_version: '1', text_language: 'de', text_sha256: german.sha256 },
      { text_version: '1', text_language: 'es', text_sha256: other.sha256 },
    ]);
    const { data } = await graphql(starling, '{ children { consentGiven } }', { token: parent.accessToken });
    expect(data.children).toEqual([{ consentGiven: true }]);
  });

  it('that is withdrawn shuts the child out until it is given again', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    const { accessToken: device } = await handOverDevice(starling, parent, child);
    const path = `/children/${child.id}/consents`;
    const again = await rest().post('/auth/login', { username: parent.email, password: parent.password });
    const token = again.body.data.access_token;
    expect((await rest().get('/conversations', device)).status).toBe(200);
    expect((await rest().delete(path, token)).status).toBe(204);
    expect(await errorOf(rest().get('/conversations', device))).toEqual([401, 'logged_out']);
    expect(await fieldsOf(rest().post(path, { text_version: '0', agreed: true }, token))).toEqual([
      422,
      ['text_version'],
    ]);
    expect((await rest().post(path, { text_version: '1', agreed: true }, token)).status).toBe(201);
    expect((await rest().get('/conversations', device)).status).toBe(200);
    const ledger = (await rest().get(path, token)).body;
    expect(ledger.map(({ withdrawn_at }: Json) => withdrawn_at !== null)).toEqual([false, true]);
  });
});
