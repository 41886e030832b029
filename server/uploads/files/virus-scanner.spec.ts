import { type Clamd, EICAR, startClamd } from '../../../test/doubles/clamd.js';
import { VirusScanner } from './virus-scanner.js';

let clamd: Clamd;
beforeAll(async () => {
  clamd = await startClamd();
});
beforeEach(() => clamd.behave('well'));
afterAll(() => clamd.close());

async function* bytesOf(...parts: (string | Buffer)[]) {
  for (const part of parts) yield Buffer.from(part);
}
const scanner = (silenceMs?: number) => new VirusScanner({ clamd: { host: '127.0.0.1', port: clamd.port } }, silenceMs);
const refusal = (problem: string) => expect.objectContaining({ problem });

it('has each byte read once', async () => {
  const large = Buffer.alloc(300_000, 'fox');
  await scanner().scan(bytesOf('The fox', large, ' walked'));
  expect(clamd.scanned.at(-1)?.equals(Buffer.concat([Buffer.from('The fox'), large, Buffer.from(' walked')]))).toBe(
    true,
  );
});

it('refuses what the scanner finds, wherever it stands', async () => {
  await expect(scanner().scan(bytesOf('The fox', EICAR.slice(0, 20), EICAR.slice(20)))).rejects.toEqual(
    refusal('virus_found'),
  );
});

it('refuses every file while the scanner hangs up, has a limit, is silent or away', async () => {
  for (const how of ['hangs up', 'limit', 'silent'] as const) {
    clamd.behave(how);
    await expect(scanner(50).scan(bytesOf(Buffer.alloc(100_000)))).rejects.toEqual(refusal('scan_unavailable'));
  }
  const away = new VirusScanner({ clamd: { host: '127.0.0.1', port: 1 } });
  await expect(away.scan(bytesOf('The fox'))).rejects.toEqual(refusal('scan_unavailable'));
});

it('refuses a file that cannot be read to its end', async () => {
  async function* broken() {
    yield Buffer.from('The fox');
    throw new Error('The database is away');
  }
  await expect(scanner().scan(broken())).rejects.toEqual(refusal('scan_unavailable'));
});

it('lets files pass where no scanner is named', async () => {
  await new VirusScanner({ clamd: null }).scan(bytesOf(EICAR));
});
