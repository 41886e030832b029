import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OtlpCollector, startOtlpCollector } from '../../test/doubles/otlp-collector.js';
import { type SpeechServiceDouble, startSpeechService } from '../../test/doubles/speech-service.js';
import { webmOf } from '../../test/factories/recordings.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { type SpawnedStarling, spawnStarling } from '../../test/support/spawn.js';
import { createTestDatabase, execute } from '../../test/support/starling.js';

const UTTERANCES = 50;

/** What every recording and every spoken sentence holds. */
const heard = randomBytes(48);
const spoken = randomBytes(48);
const words = `words-${randomBytes(8).toString('hex')}`;
const MARKS = [heard, spoken].flatMap((bytes) => [
  bytes,
  Buffer.from(bytes.toString('hex')),
  // The middle of the bytes is the same in base64 wherever they begin.
  ...[0, 1, 2].map((skip) => Buffer.from(bytes.subarray(skip, skip + 45).toString('base64'))),
]);
const holdsSound = (text: Buffer) => MARKS.some((mark) => text.includes(mark));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let service: SpeechServiceDouble;
let collector: OtlpCollector;
let starling: SpawnedStarling;
let dataDir: string;
let parent: Account;

beforeAll(async () => {
  [database, service, collector, dataDir] = await Promise.all([
    createTestDatabase(),
    startSpeechService(),
    startOtlpCollector(),
    mkdtemp(join(tmpdir(), 'starling-sound-')),
  ]);
  service.audio = Buffer.concat([Buffer.from('ID3'), spoken]);
  service.transcript = words;
  starling = await spawnStarling({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    TMPDIR: join(dataDir, 'tmp'),
    LOG_LEVEL: 'trace',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SPEECH_BASE_URL: service.url,
  });
  parent = await registerParent(starling);
  await talk();
  await starling.stop();
});
afterAll(async () => {
  await Promise.all([service.stop(), collector.close(), database.drop()]);
  await rm(dataDir, { recursive: true, force: true });
});

/** Fifty utterances, half of them answered by a service that fails. */
async function talk(): Promise<void> {
  const authorization = `Bearer ${parent.accessToken}`;
  const recording = new Uint8Array(webmOf(1, heard));
  for (let count = 0; count < UTTERANCES / 2; count += 1) {
    service.failure = count % 2 ? 'status' : null;
    const said = await fetch(`${starling.url}/api/v1/voice/speech`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${words} ${count}` }),
    });
    await said.arrayBuffer();
    const init = { headers: { authorization, 'content-type': 'audio/webm' }, body: recording };
    await api(starling.url).send('POST', '/voice/transcriptions', init);
  }
  const tooLong = { headers: { authorization, 'content-type': 'audio/webm' }, body: new Uint8Array(webmOf(60, heard)) };
  await api(starling.url).send('POST', '/voice/transcriptions', tooLong);
}

it('knows its marks in each form', () => {
  const recording = webmOf(1, heard);
  for (const form of [recording, Buffer.from(recording.toString('base64')), Buffer.from(recording.toString('hex'))]) {
    expect(holdsSound(form)).toBe(true);
  }
  expect(service.requests).toHaveLength(UTTERANCES);
});

it('leaves no sound and no word in files', async () => {
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const holding: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    if (holdsSound(bytes) || bytes.includes(words)) holding.push(name);
  }
  expect(holding).toEqual([]);
});

it('leaves no sound and no word in logs and traces', () => {
  for (const text of [starling.stdout, starling.stderr, collector.text]) {
    expect(holdsSound(Buffer.from(text))).toBe(false);
    expect(text).not.toContain(words);
  }
  expect(starling.stdout + starling.stderr).toContain('The speech service could not be used');
});

it('leaves no sound and no word in the database', async () => {
  const { rows: tables } = await execute(
    database.url,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await execute(database.url, `SELECT t::text AS row FROM "${name}" t`);
    const text = Buffer.from(rows.map(({ row }) => row).join('\n'));
    if (holdsSound(text) || text.includes(words)) holding.push(name);
  }
  expect(holding).toEqual([]);
});
