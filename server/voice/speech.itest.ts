import { type SpeechServiceDouble, startSpeechService } from '../../test/doubles/speech-service.js';
import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { oggOf, wavOf, webmOf } from '../../test/factories/recordings.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { useStarling } from '../../test/support/use-starling.js';

let service: SpeechServiceDouble;
const starling = useStarling({
  settings: async () => {
    service = await startSpeechService();
    return { SPEECH_BASE_URL: service.url, SPEECH_API_KEY: 'key-of-the-service' };
  },
});
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  parent = await registerParent(starling);
});
beforeEach(async () => {
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
  service.requests.length = 0;
  service.failure = null;
});
afterEach(() => starling.sql('DELETE FROM households WHERE id = $1', [family.householdId]));
afterAll(() => service.stop());

const voice = (patch: Json) => rest().patch(`/children/${family.child.id}/voice`, patch, parent.accessToken);
async function agree(): Promise<void> {
  const { body } = await rest().get<Json>('/voice/consent-texts', parent.accessToken);
  const { purpose, version } = body.find((text: Json) => text.purpose === 'speech_service');
  const given = { purpose, text_version: version, agreed: true };
  await rest().post(`/children/${family.child.id}/voice/consents`, given, parent.accessToken);
}
const speak = async (text: string, token = device.accessToken) => {
  const response = await fetch(`${starling.url}/api/v1/voice/speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ text }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};
const listen = (bytes: Buffer, type = 'audio/webm', token = device.accessToken) =>
  rest().send<Json>('POST', '/voice/transcriptions', {
    headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });

it('names the host of the service in the text of the consent', async () => {
  const { body } = await rest().get<Json>('/voice/consent-texts', parent.accessToken);
  const host = new URL(service.url).host;
  expect(body[1]).toMatchObject({ purpose: 'speech_service', receiver: host, text: expect.stringContaining(host) });
});

describe('speaking', () => {
  it('passes the sound on in the voice of the account, and lets no one keep it', async () => {
    await rest().patch('/users/me', { settings: { voice: { rate: 1.2 } } }, parent.accessToken);
    const { status, headers, bytes } = await speak('Good morning.', parent.accessToken);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'audio/mpeg',
      'no-store',
    ]);
    expect(headers.get('etag')).toBeNull();
    expect(bytes).toEqual(service.audio);
    expect(service.requests).toEqual([
      expect.objectContaining({
        path: '/v1/audio/speech',
        speech: { model: 'tts-1', voice: 'alloy', input: 'Good morning.', response_format: 'mp3', speed: 1.2 },
      }),
    ]);
    expect(service.requests[0]?.headers.authorization).toBe('Bearer key-of-the-service');
  });

  it('sends nothing of a child until a guardian has agreed, and nothing after', async () => {
    expect((await speak('Hello.')).status).toBe(403);
    expect(service.requests).toEqual([]);
    await agree();
    expect((await speak('Hello.')).status).toBe(200);
    await voice({ speak: false });
    expect((await speak('Hello.')).status).toBe(403);
    await voice({ speak: true });
    await rest().delete(`/children/${family.child.id}/voice/consents/speech_service`, parent.accessToken);
    expect((await speak('Hello.')).status).toBe(403);
    expect(service.requests).toHaveLength(1);
  });

  it('is closed with the area, and while the child is shut out', async () => {
    await agree();
    const areas = { chat: true, own_words: true, stories: true, games: true, contents: true, voice: false };
    await openControls(starling, family.child.id, { areas });
    expect((await speak('Hello.')).status).toBe(403);
    await openControls(starling, family.child.id, {});
    await rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    expect((await speak('Hello.')).status).toBe(403);
    expect(service.requests).toEqual([]);
  });

  it.each(['status', 'nonsense', 'redirect', 'closed'] as const)(
    'says that it cannot where the service fails: %s',
    async (failure) => {
      service.failure = failure;
      const { status, bytes } = await speak('Hello.', parent.accessToken);
      expect([status, JSON.parse(bytes.toString()).error]).toEqual([503, 'speech_unavailable']);
      expect(service.requests).toHaveLength(1);
    },
  );
});

describe('listening', () => {
  it('needs the switch and the consent, and answers with the words', async () => {
    await agree();
    const off = await listen(webmOf(2));
    expect([off.status, off.body.error]).toEqual([403, 'area_off']);
    await voice({ listen: true, language: 'en-GB' });
    const recording = webmOf(2);
    const heard = await listen(recording);
    expect([heard.status, heard.body]).toEqual([200, { text: 'Why is the sky blue?' }]);
    expect(service.requests).toEqual([
      expect.objectContaining({
        path: '/v1/audio/transcriptions',
        fields: { model: 'whisper-1', response_format: 'json', language: 'en' },
        file: { name: 'recording.webm', type: 'audio/webm', bytes: recording },
      }),
    ]);
  });

  it.each([
    ['WAV', wavOf(3), 'audio/wav'],
    ['Ogg', oggOf(3), 'audio/ogg; codecs=opus'],
  ])('takes %s', async (_name, recording, type) => {
    expect((await listen(recording, type, parent.accessToken)).body).toEqual({ text: 'Why is the sky blue?' });
  });

  it('takes a form, as the protocol has it', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(webmOf(2))], { type: 'audio/webm' }), 'a.webm');
    const headers = { Authorization: `Bearer ${parent.accessToken}` };
    const heard = await rest().send<Json>('POST', '/voice/transcriptions', { headers, body: form });
    expect([heard.status, heard.body]).toEqual([200, { text: 'Why is the sky blue?' }]);
  });

  it.each([
    ['more than 30 seconds', webmOf(45), 'audio/webm', 422],
    ['more than 1 MB', Buffer.alloc(1024 * 1024 + 1), 'audio/webm', 413],
    ['other bytes', Buffer.from('<html>no sound at all</html>'), 'audio/webm', 422],
    ['nothing', Buffer.alloc(0), 'audio/webm', 422],
    ['another kind', Buffer.from('{}'), 'application/json', 415],
    ['a broken form', Buffer.from('no form'), 'multipart/form-data; boundary=x', 422],
  ])('refuses %s before the service hears of it', async (_what, bytes, type, status) => {
    expect((await listen(bytes, type, parent.accessToken)).status).toBe(status);
    expect(service.requests).toEqual([]);
  });

  it('reads nothing of a caller who is not signed in', async () => {
    expect((await listen(webmOf(2), 'audio/webm', 'nobody')).status).toBe(401);
  });
});
