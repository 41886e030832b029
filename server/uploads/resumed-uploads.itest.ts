import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import { buildFamily } from '../../test/factories/families.js';
import { buildPdf } from '../../test/factories/pdfs.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { testDataDir, testRedisUrl } from '../../test/support/settings.js';
import { type SpawnedStarling, spawnStarling } from '../../test/support/spawn.js';
import { idOf, storedFiles, tus } from '../../test/support/uploads.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
let parent: Account;
beforeEach(async () => {
  parent = await registerParent(starling);
  await buildFamily(starling, parent);
});

const receivedOf = async (id: string) =>
  (await starling.sql<{ received: number }>('SELECT received FROM uploads WHERE id = $1', [id]))[0]!.received;

/** Sends the head of a part whose rest never comes. Its end is that of the line. */
function sendHalf(url: string, id: string, offset: number, bytes: Buffer, length: number) {
  const call = request(`${url}/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${parent.accessToken}`,
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': length,
      'Upload-Offset': offset,
    },
  });
  const broken = new Promise<void>((settle) => call.once('error', () => settle()));
  call.write(bytes);
  return { broken, call };
}

it('keeps what came before the line broke', async () => {
  const bytes = buildPdf(300_000);
  const id = idOf(await tus(starling, parent).create({ filename: 'a.pdf', filetype: 'application/pdf', bytes }));
  const node = await starling.startNode();
  for (let cut = 0, at = 0; cut < 3; cut += 1) {
    const to = at + 77_777;
    const begun = once(node.app.getHttpServer() as Server, 'request');
    const { call } = sendHalf(node.url, id, at, bytes.subarray(at, to), bytes.length - at);
    const [part] = (await begun) as [IncomingMessage];
    // What the server has not begun to read goes with the line.
    await until(() => part.socket.bytesRead > to - at && part.readableLength === 0, { what: 'bytes that were read' });
    call.destroy();
    at = await until(async () => {
      const received = await receivedOf(id);
      return received > at ? received : 0;
    });
    expect(at).toBeLessThanOrEqual(to);
  }
  await node.stop();
  const at = await tus(starling, parent).offset(id);
  expect((await tus(starling, parent).patch(id, at, bytes.subarray(at))).status).toBe(204);
  expect((await storedFiles(id))['file.pdf']?.equals(bytes)).toBe(true);
});

it('goes on at another node after the first one was killed in the middle of a part', async () => {
  let node: SpawnedStarling | undefined;
  try {
    node = await spawnStarling({
      DATABASE_URL: starling.databaseUrl,
      REDIS_URL: testRedisUrl(),
      DATA_DIR: testDataDir(),
    });
    const bytes = buildPdf(2_000_000);
    const id = idOf(await tus(node, parent).create({ filename: 'a.pdf', filetype: 'application/pdf', bytes }));
    expect((await tus(node, parent).patch(id, 0, bytes.subarray(0, 700_000))).status).toBe(204);
    const { broken } = sendHalf(node.url, id, 700_000, bytes.subarray(700_000, 1_400_000), bytes.length - 700_000);
    // The first half MiB of the part is stored before its rest comes.
    await until(async () => (await receivedOf(id)) > 700_000);
    await node.kill();
    await broken;
    const at = await tus(starling, parent).offset(id);
    expect(at).toBeGreaterThan(700_000);
    expect((await tus(starling, parent).patch(id, at, bytes.subarray(at))).status).toBe(204);
    expect((await storedFiles(id))['file.pdf']?.equals(bytes)).toBe(true);
  } finally {
    await node?.kill();
  }
});
