import { DEFAULT_VOICE } from '../../contract/voice.js';
import { buildFamily, buildMember, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent, { children: 2 });
  device = await handOverDevice(starling, parent, family.child);
});

const path = (child = family.child) => `/children/${child.id}/voice`;
const read = async (token = parent.accessToken) => (await rest().get<Json>(path(), token)).body;
const change = (body: Json, token = parent.accessToken) => rest().patch<Json>(path(), body, token);
const consent = (body: Json, token = parent.accessToken) => rest().post<Json>(`${path()}/consents`, body, token);

describe('the voice of a child', () => {
  it('has defaults, and does not listen', async () => {
    expect(await read()).toEqual(DEFAULT_VOICE);
    expect(await read(device.accessToken)).toEqual(DEFAULT_VOICE);
    expect(DEFAULT_VOICE.listen).toBe(false);
  });

  it('reads replies to a child who cannot read them, until a guardian says otherwise', async () => {
    await starling.sql(`UPDATE children SET reading_level = 'listens' WHERE id = $1`, [family.child.id]);
    expect((await read()).read_replies).toBe(true);
    await change({ read_replies: false });
    expect((await read()).read_replies).toBe(false);
  });

  it('is changed in parts, over REST and GraphQL', async () => {
    const changed = await change({ rate: 0.8, voice: 'urn:voice:one', language: 'de-at', listen: true });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...DEFAULT_VOICE, rate: 0.8, voice: 'urn:voice:one', language: 'de-AT', listen: true },
    ]);
    const { data } = await graphql(
      starling,
      `mutation ($id: ID!) { updateChildVoice(childId: $id, input: { voice: null, readReplies: true, pitch: 1.2 }) {
        childId speak voice rate pitch language readReplies highlight captions listen consents receiver } }`,
      { token: parent.accessToken, variables: { id: family.child.id } },
    );
    expect(data.updateChildVoice).toEqual({
      childId: family.child.id,
      speak: true,
      voice: null,
      rate: 0.8,
      pitch: 1.2,
      language: 'de-AT',
      readReplies: true,
      highlight: true,
      captions: true,
      listen: true,
      consents: [],
      receiver: null,
    });
    expect((await read()).pitch).toBe(1.2);
  });

  it.each([
    [{ rate: 0.5 }, 'rate'],
    [{ rate: 1.5 }, 'rate'],
    [{ rate: '1' }, 'rate'],
    [{ pitch: 2.1 }, 'pitch'],
    [{ language: 'not a language' }, 'language'],
    [{ voice: '' }, 'voice'],
    [{ rate: 1, volume: 1 }, 'volume'],
    [{}, '_'],
  ])('refuses %j', async (body, field) => {
    const refused = await change(body);
    expect([refused.status, Object.keys(refused.body.detail.fields)]).toEqual([422, [field]]);
  });

  it.each([0.6, 1.4])('takes a rate of %d', async (rate) => {
    expect((await change({ rate })).body.rate).toBe(rate);
  });

  it('is changed by guardians alone', async () => {
    const helper = await registerParent(starling);
    await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
    expect((await change({ speak: false }, helper.accessToken)).status).toBe(403);
    expect(await read(helper.accessToken)).toEqual(DEFAULT_VOICE);
    expect((await change({ speak: false }, device.accessToken)).status).toBe(403);
    const stranger = await registerParent(starling);
    expect((await change({ speak: false }, stranger.accessToken)).status).toBe(404);
  });

  it('is read by its own devices alone, and only while the area is open', async () => {
    const other = await rest().get(path(family.children[1]), device.accessToken);
    expect([other.status, other.body.error]).toEqual([404, 'child_not_found']);
    await openControls(starling, family.child.id, {
      areas: { chat: true, own_words: true, stories: true, games: true, contents: true, voice: false },
    });
    const closed = await rest().get(path(), device.accessToken);
    expect([closed.status, closed.body.error]).toEqual([403, 'area_off']);
    expect((await rest().get(path(), parent.accessToken)).status).toBe(200);
  });

  it('is in the activity, the data card and the export, and goes with the child', async () => {
    await change({ rate: 1.2 });
    const card = await rest().get<Json>(`/children/${family.child.id}/data-card`, parent.accessToken);
    expect(card.body.find((entry: Json) => entry.field === 'child_voices')).toMatchObject({ count: 1 });
    const exported = await rest().get<Json>(`/children/${family.child.id}/export`, parent.accessToken);
    expect(exported.body.records.child_voices).toEqual([expect.objectContaining({ settings: { rate: 1.2 } })]);
    const activity = await rest().get<Json>(`/households/${family.householdId}/activity`, parent.accessToken);
    expect(JSON.stringify(activity.body)).toContain('voice_changed');
    const body = { nickname: family.child.nickname };
    await rest().post(`/children/${family.child.id}/erasure`, body, parent.accessToken);
    expect(await starling.sql('SELECT 1 FROM child_voices WHERE child_id = $1', [family.child.id])).toEqual([]);
  });
});

describe('a consent to voices that are not of the device', () => {
  const texts = async () => (await rest().get<Json>('/voice/consent-texts', parent.accessToken)).body;

  it('names who receives the words, and is kept in the ledger until it is withdrawn', async () => {
    const [text] = await texts();
    expect(text).toMatchObject({ purpose: 'remote_voices', receiver: expect.stringContaining('Google') });
    expect(text.text).toContain(text.receiver);
    const given = await consent({ purpose: 'remote_voices', text_version: text.version, agreed: true });
    expect([given.status, given.body]).toEqual([
      201,
      {
        purpose: 'remote_voices',
        version: text.version,
        sha256: text.sha256,
        given_by: parent.user.id,
        given_at: expect.any(String),
        withdrawn_at: null,
      },
    ]);
    expect(await consentsOfDevice()).toEqual(['REMOTE_VOICES']);
    expect((await rest().delete(`${path()}/consents/remote_voices`, parent.accessToken)).status).toBe(204);
    expect(await consentsOfDevice()).toEqual([]);
    const lines = await rest().get<Json>(`${path()}/consents`, parent.accessToken);
    expect(lines.body).toEqual([expect.objectContaining({ withdrawn_at: expect.any(String) })]);
  });

  it('is read, given and kept in the language of the guardian', async () => {
    const [english] = await texts();
    const headers = { Authorization: `Bearer ${parent.accessToken}`, 'Accept-Language': 'de' };
    const [german] = (await rest().send<Json>('GET', '/voice/consent-texts', { headers })).body;
    expect(german).toEqual({
      ...english,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      receiver: expect.stringMatching(/^den Hersteller des Browsers/),
      text: expect.stringContaining('Sie können das jederzeit beenden'),
    });
    const { purpose, version, sha256 } = german;
    await consent({ purpose, text_version: version, text_sha256: sha256, agreed: true });
    expect(await consentsOfDevice()).toEqual(['REMOTE_VOICES']);
    const [line] = await starling.sql(
      `SELECT text_language, text_sha256 FROM child_consents WHERE child_id = $1 AND purpose = $2`,
      [family.child.id, purpose],
    );
    expect(line).toEqual({ text_language: 'de', text_sha256: sha256 });
    await rest().delete(`${path()}/consents/remote_voices`, parent.accessToken);
  });

  it('is no consent to use Starling, and ends with it', async () => {
    const [{ version }] = await texts();
    await consent({ purpose: 'remote_voices', text_version: version, agreed: true });
    const use = await rest().get<Json>(`/children/${family.child.id}/consents`, parent.accessToken);
    expect(use.body.map((line: Json) => line.version)).toEqual(['1']);
    await rest().delete(`/children/${family.child.id}/consents`, parent.accessToken);
    expect((await rest().get(path(), device.accessToken)).status).toBe(401);
    const { data } = await graphql(starling, '{ children { id consentGiven } }', { token: parent.accessToken });
    expect(data.children.find(({ id }: Json) => id === family.child.id).consentGiven).toBe(false);
    const lines = await rest().get<Json>(`${path()}/consents`, parent.accessToken);
    expect(lines.body[0].withdrawn_at).not.toBeNull();
  });

  it('needs the current text and a yes', async () => {
    const [{ version }] = await texts();
    for (const body of [
      { purpose: 'remote_voices', text_version: 'older', agreed: true },
      { purpose: 'remote_voices', text_version: version },
      { purpose: 'everything', text_version: version, agreed: true },
      { purpose: 'speech_service', text_version: version, agreed: true },
    ]) {
      expect((await consent(body)).status).toBe(422);
    }
    expect((await rest().delete(`${path()}/consents/everything`, parent.accessToken)).status).toBe(404);
  });

  async function consentsOfDevice(): Promise<string[]> {
    const query = 'query ($id: ID!) { childVoice(childId: $id) { consents } }';
    const variables = { id: family.child.id };
    return (await graphql(starling, query, { token: device.accessToken, variables })).data.childVoice.consents;
  }
});

it('reaches open screens of the child when it changes', async () => {
  const socket = GraphqlSocket.signedIn(starling, device.accessToken);
  const changes = socket.subscribe<{ deviceChanged: { what: string } }>('subscription { deviceChanged { what } }');
  await changes.has(({ deviceChanged }) => deviceChanged.what === 'rules');
  await change({ listen: true });
  await changes.has(({ deviceChanged }) => deviceChanged.what === 'voice');
  await socket.close();
});

describe('the voice of an account', () => {
  it('stands in its settings, and is changed in parts', async () => {
    const settings = async () => (await rest().get<Json>('/users/me', parent.accessToken)).body.settings.voice;
    expect(await settings()).toEqual(DEFAULT_VOICE);
    const body = { settings: { voice: { rate: 1.3, read_replies: true } } };
    expect((await rest().patch('/users/me', body, parent.accessToken)).status).toBe(200);
    await rest().patch('/users/me', { settings: { voice: { captions: false } } }, parent.accessToken);
    expect(await settings()).toEqual({ ...DEFAULT_VOICE, rate: 1.3, read_replies: true, captions: false });
    const refused = await rest().patch('/users/me', { settings: { voice: { rate: 3 } } }, parent.accessToken);
    expect(refused.status).toBe(422);
  });
});

describe('a service without a speech provider', () => {
  it('says so to those who ask, after everything else is right', async () => {
    const speech = (text: string, token?: string) => rest().post<Json>('/voice/speech', { text }, token);
    expect((await speech('Hello.')).status).toBe(401);
    expect((await speech('', parent.accessToken)).status).toBe(422);
    for (const token of [parent.accessToken, device.accessToken]) {
      const missing = await speech('Hello.', token);
      expect([missing.status, missing.body.error]).toEqual([503, 'speech_unavailable']);
    }
  });
});
