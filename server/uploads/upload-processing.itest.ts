import { jest } from '@jest/globals';
import { type Clamd, EICAR, startClamd } from '../../test/doubles/clamd.js';
import { type S3Server, startS3Server } from '../../test/doubles/s3-server.js';
import { buildFamily } from '../../test/factories/families.js';
import { buildPdf } from '../../test/factories/pdfs.js';
import { buildPhoto } from '../../test/factories/pictures.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { idOf, tus, uploadFile } from '../../test/support/uploads.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { BlobStore } from '../blobs/blob-store.js';
import { DeletedBlobs } from '../blobs/deleted-blobs.js';
import { UploadProcessing } from './upload-processing.js';
import { UploadsRepository } from './uploads.repository.js';

let s3: S3Server;
let clamd: Clamd;
let parent: Account;
const starling = useStarling({
  own: true,
  settings: async () => {
    [s3, clamd] = await Promise.all([startS3Server(), startClamd()]);
    return { ...s3.settings, BLOB_SHARED: undefined, CLAMD: clamd.address };
  },
});
afterAll(async () => {
  await Promise.all([s3.close(), clamd.close()]);
});
beforeEach(async () => {
  clamd.behave('well');
  await starling.sql('DELETE FROM unclaimed_blobs');
  parent = await registerParent(starling);
  await buildFamily(starling, parent);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const processing = () => starling.app.get(UploadProcessing);
const store = () => starling.app.get(BlobStore);
const pdf = (bytes = 2_000) => ({ filename: 'sums.pdf', filetype: 'application/pdf', bytes: buildPdf(bytes) });
const contentOf = async (id: string) =>
  (
    await starling.sql<{ status: string; problem: string | null }>(
      'SELECT status, problem FROM contents WHERE id = $1',
      [id],
    )
  )[0];
const unclaimed = async () =>
  (await starling.sql<{ key: string }>('SELECT key FROM unclaimed_blobs')).map(({ key }) => key);
const keysOf = async (id: string) =>
  (await starling.sql<{ key: string }>('SELECT blob_key AS key FROM content_variants WHERE content_id = $1', [id])).map(
    ({ key }) => key,
  );
/** As after the death of the node that had it. */
const abandon = (id: string, state = 'processing') =>
  starling.sql(`UPDATE uploads SET state = $2, leased_until = now() - interval '1 second' WHERE id = $1`, [id, state]);

it('keeps files in the bucket, and deletes them there with their content, whatever deleted it', async () => {
  const { id, answer } = await uploadFile(starling, parent, {
    filename: 'fox.jpg',
    filetype: 'image/jpeg',
    bytes: await buildPhoto(),
  });
  expect(answer.status).toBe(204);
  const keys = await keysOf(id);
  expect(keys.length).toBe(2);
  const openAll = () => Promise.all(keys.map(async (key) => (await store().open(key))?.stream.destroy()));
  expect((await openAll()).every(Boolean)).toBe(true);
  await starling.sql('DELETE FROM households WHERE id = (SELECT household_id FROM contents WHERE id = $1)', [id]);
  await until(async () => (await openAll()).every((stream) => stream === undefined), { what: 'empty places' });
  await until(async () => (await starling.sql('SELECT key FROM deleted_blobs')).length === 0, {
    what: 'an empty list',
  });
});

it.each(['receiving', 'processing'])('takes up a file that its node left %s, all bytes there', async (state) => {
  const file = pdf();
  const id = idOf(await tus(starling, parent).create(file));
  await starling.sql('INSERT INTO upload_parts (upload_id, at, bytes) VALUES ($1, 0, $2)', [id, file.bytes]);
  await starling.sql('UPDATE uploads SET received = size WHERE id = $1', [id]);
  await processing().processLeftOver();
  expect(await contentOf(id)).toMatchObject({ status: 'uploading' });
  await abandon(id, state);
  await processing().processLeftOver();
  expect(await contentOf(id)).toMatchObject({ status: 'success' });
  const [key] = await keysOf(id);
  const blob = await store().open(key!);
  expect(blob?.size).toBe(file.bytes.length);
  blob?.stream.destroy();
});

it('refuses a file that five nodes were lost over', async () => {
  const file = pdf();
  const id = idOf(await tus(starling, parent).create(file));
  await starling.sql('INSERT INTO upload_parts (upload_id, at, bytes) VALUES ($1, 0, $2)', [id, file.bytes]);
  await starling.sql('UPDATE uploads SET received = size, lost_claims = 4 WHERE id = $1', [id]);
  await abandon(id);
  await processing().processLeftOver();
  expect(await contentOf(id)).toEqual({ status: 'error', problem: 'unreadable_file' });
});

it('leaves a file with the node that renews its lease, and a file that has ended alone', async () => {
  const file = pdf();
  const id = idOf(await tus(starling, parent).create(file));
  await starling.sql('INSERT INTO upload_parts (upload_id, at, bytes) VALUES ($1, 0, $2)', [id, file.bytes]);
  await starling.sql('UPDATE uploads SET received = size WHERE id = $1', [id]);
  const repository = starling.app.get(UploadsRepository);
  await abandon(id);
  await repository.renew(id);
  await processing().processLeftOver();
  expect(await contentOf(id)).toMatchObject({ status: 'uploading' });
  await abandon(id);
  await processing().processLeftOver();
  await repository.renew(id);
  expect(await starling.sql('SELECT state, leased_until FROM uploads WHERE id = $1', [id])).toEqual([
    { state: 'done', leased_until: null },
  ]);
});

it('says that the store is away, and keeps the file once it is back', async () => {
  const put = jest
    .spyOn(store(), 'put')
    .mockRejectedValue(Object.assign(new Error('The store is away'), { code: 'ECONNREFUSED' }));
  const { id, answer } = await uploadFile(starling, parent, pdf());
  expect([answer.status, answer.body.error]).toEqual([503, 'unavailable']);
  expect(await contentOf(id)).toMatchObject({ status: 'uploading' });
  put.mockRestore();
  await abandon(id, 'receiving');
  await processing().processLeftOver();
  expect(await contentOf(id)).toMatchObject({ status: 'success' });
});

it('keeps nothing of a content that was given up while its file was checked', async () => {
  const put = store().put.bind(store());
  let id = '';
  const stored: string[] = [];
  jest.spyOn(store(), 'put').mockImplementation(async (...given) => {
    await put(...given);
    stored.push(given[0]);
    await starling.sql(`UPDATE contents SET status = 'cancelled' WHERE id = $1`, [id]);
  });
  const file = pdf();
  id = idOf(await tus(starling, parent).create(file));
  expect((await tus(starling, parent).patch(id, 0, file.bytes)).status).toBe(204);
  expect([await contentOf(id), await keysOf(id)]).toMatchObject([{ status: 'cancelled' }, []]);
  expect(stored).toHaveLength(1);
  expect(await store().open(stored[0]!)).toBeNull();
  expect(await unclaimed()).toEqual([]);
});

it('finds and deletes what a node stored before it died, and keeps what a row names', async () => {
  const put = store().put.bind(store());
  let abandoned = '';
  jest.spyOn(store(), 'put').mockImplementationOnce(async (...given) => {
    await put(...given);
    abandoned = given[0];
    throw new Error('The node died');
  });
  const { id } = await uploadFile(starling, parent, pdf());
  await abandon(id, 'receiving');
  await processing().processLeftOver();
  expect(await contentOf(id)).toMatchObject({ status: 'success' });
  expect(await unclaimed()).toEqual([abandoned]);
  const [key] = await keysOf(id);
  const isThere = async (one: string) => {
    const blob = await store().open(one);
    blob?.stream.destroy();
    return blob !== null;
  };
  const forgotten = starling.app.get(DeletedBlobs);
  await forgotten.deleteForgotten();
  expect([await isThere(abandoned), await isThere(key!)]).toEqual([true, true]);
  await starling.sql(`UPDATE unclaimed_blobs SET expires_at = now()`);
  await forgotten.deleteForgotten();
  expect([await isThere(abandoned), await isThere(key!)]).toEqual([false, true]);
});

it('deletes the others if the store refuses one, which comes again', async () => {
  const { id } = await uploadFile(starling, parent, pdf());
  const refused = Array.from({ length: 60 }, (_, index) => `no key ${index}`);
  await starling.sql(
    `INSERT INTO deleted_blobs (key, deleted_at) SELECT unnest($1::text[]), now() - interval '1 day'`,
    [refused.slice(0, 49)],
  );
  await starling.sql('DELETE FROM contents WHERE id = $1', [id]);
  await starling.sql('INSERT INTO deleted_blobs (key) SELECT unnest($1::text[])', [refused.slice(49)]);
  const left = async () =>
    (await starling.sql<{ key: string }>('SELECT key FROM deleted_blobs')).map(({ key }) => key).sort();
  await expect(starling.app.get(DeletedBlobs).deleteForgotten()).rejects.toThrow('no key of a blob');
  expect(await left()).toEqual(refused.sort());
  await starling.sql('DELETE FROM deleted_blobs');
});

it('gives up what stands still, and forgets what has ended', async () => {
  const still = idOf(await tus(starling, parent).create(pdf()));
  await tus(starling, parent).patch(still, 0, Buffer.from('%PDF-'));
  const { id: done } = await uploadFile(starling, parent, pdf());
  await starling.sql(`UPDATE uploads SET expires_at = now() - interval '1 second' WHERE id = ANY ($1)`, [
    [still, done],
  ]);
  await processing().expire();
  expect((await tus(starling, parent).send('HEAD', `/uploads/${still}`)).status).toBe(404);
  expect([await contentOf(still), await contentOf(done)]).toMatchObject([
    { status: 'cancelled' },
    { status: 'success' },
  ]);
  expect(await starling.sql('SELECT at FROM upload_parts WHERE upload_id = $1', [still])).toEqual([]);
});

it('refuses what the scanner finds, and every file that it does not answer for', async () => {
  const infected = { filename: 'a.txt', filetype: 'text/plain', bytes: Buffer.from(`The fox. ${EICAR}`) };
  const found = await uploadFile(starling, parent, infected);
  expect([found.answer.status, found.answer.body.error]).toEqual([422, 'virus_found']);
  expect(await contentOf(found.id)).toEqual({ status: 'error', problem: 'virus_found' });
  clamd.behave('hangs up');
  const unread = await uploadFile(starling, parent, pdf());
  expect([unread.answer.status, unread.answer.body.error]).toEqual([422, 'scan_unavailable']);
  expect([await contentOf(unread.id), await keysOf(unread.id)]).toEqual([
    { status: 'error', problem: 'scan_unavailable' },
    [],
  ]);
});
