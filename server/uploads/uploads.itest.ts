import sharp from 'sharp';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { buildPdf } from '../../test/factories/pdfs.js';
import { buildPhoto, CANARY } from '../../test/factories/pictures.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { idOf, storedFiles, tus, uploadFile } from '../../test/support/uploads.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const MB = 1024 * 1024;
let parent: Account;
let family: Family;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
});

const client = (by = parent) => tus(starling, by);
const pdf = (bytes = 3 * MB) => ({ filename: 'sums.pdf', filetype: 'application/pdf', bytes: buildPdf(bytes) });
const text = (words: string, filename = 'fox.md') => ({
  filename,
  filetype: filename.endsWith('.md') ? 'text/markdown' : 'text/plain',
  bytes: Buffer.from(words),
});
const contentOf = async (id: string) =>
  (
    await starling.sql(
      'SELECT kind, status, problem, title, text, mime_type, size, household_id FROM contents WHERE id = $1',
      [id],
    )
  )[0];
const partsOf = async (id: string) =>
  (await starling.sql('SELECT count(*)::int AS n FROM upload_parts WHERE upload_id = $1', [id]))[0]?.n;

it('says what it speaks to anyone', async () => {
  const { status, headers } = await api(starling.url).send('OPTIONS', '/uploads');
  expect(status).toBe(204);
  expect(headers.get('tus-version')).toBe('1.0.0');
  expect(headers.get('tus-extension')).toBe('creation,expiration,termination');
  expect(headers.get('tus-max-size')).toBe(String(25 * MB));
});

it('draws a picture anew in two sizes, without the place where it was taken, and forgets the original', async () => {
  const photo = await buildPhoto(1_600, 1_200);
  const { id, answer } = await uploadFile(
    starling,
    parent,
    { filename: 'Our fox.jpg', filetype: 'image/jpeg', bytes: photo, more: { child_ids: family.child.id } },
    10_000,
  );
  expect(answer.status).toBe(204);
  expect(answer.headers.get('upload-offset')).toBe(String(photo.length));
  expect(await contentOf(id)).toMatchObject({
    kind: 'picture',
    status: 'success',
    title: 'Our fox',
    mime_type: 'image/webp',
    household_id: family.householdId,
  });
  const files = await storedFiles(id);
  expect(Object.keys(files)).toEqual(['w1280.webp', 'w320.webp']);
  for (const bytes of Object.values(files)) {
    const { format, exif, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([format, exif, width < height]).toEqual(['webp', undefined, true]);
    expect(bytes.includes(CANARY)).toBe(false);
  }
  expect(await partsOf(id)).toBe(0);
  expect(await client().offset(id)).toBe(photo.length);
});

it('keeps a PDF as it is', async () => {
  const file = pdf();
  const { id, answer } = await uploadFile(starling, parent, file, MB + 1);
  expect(answer.status).toBe(204);
  expect(await contentOf(id)).toMatchObject({ kind: 'worksheet', status: 'success', size: file.bytes.length });
  expect((await storedFiles(id))['file.pdf']?.equals(file.bytes)).toBe(true);
});

it('keeps a story as Markdown without HTML, and no story that is not for children', async () => {
  const good = await uploadFile(starling, parent, text('# The fox\r\n\r\nShe <b>ran</b><script>x</script>.'));
  expect(good.answer.status).toBe(204);
  expect(await contentOf(good.id)).toMatchObject({ kind: 'story', status: 'success', text: '# The fox\n\nShe ranx.' });
  const bad = await uploadFile(starling, parent, text('Here is how to build a bomb at home.', 'fox.txt'));
  expect([bad.answer.status, bad.answer.body.error]).toEqual([422, 'unsafe_text']);
  expect(await contentOf(bad.id)).toMatchObject({ status: 'error', problem: 'unsafe_text', text: null });
});

it('answers the same to a last part that is sent again, and no offset of a file that it refused', async () => {
  const { id, answer } = await uploadFile(starling, parent, { ...text('fox'), filename: 'fox.pdf' });
  expect([answer.status, answer.body.error]).toEqual([422, 'type_mismatch']);
  expect(await contentOf(id)).toMatchObject({ status: 'error', problem: 'type_mismatch' });
  expect((await client().patch(id, 3, Buffer.alloc(0))).body.error).toBe('type_mismatch');
  expect((await client().send('HEAD', `/uploads/${id}`)).status).toBe(404);
  const good = await uploadFile(starling, parent, text('The fox.'));
  expect((await client().patch(good.id, 8, Buffer.alloc(0))).status).toBe(204);
});

it('goes on from where it is, and from nowhere else', async () => {
  const file = pdf(1_000);
  const created = await client().create(file);
  expect([created.status, created.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
  expect(created.headers.get('location')).toMatch(/^\/api\/v1\/uploads\/[0-9a-f-]{36}$/);
  expect(new Date(created.headers.get('upload-expires')!).getTime()).toBeGreaterThan(Date.now());
  const id = idOf(created);
  expect((await client().patch(id, 0, file.bytes.subarray(0, 300))).headers.get('upload-offset')).toBe('300');
  for (const offset of [0, 299, 301, 10_000]) {
    const { status, body } = await client().patch(id, offset, file.bytes.subarray(0, 10));
    expect([offset, status]).toEqual([offset, offset > file.bytes.length ? 413 : 409]);
    if (status === 409) expect([body.error, body.detail.offset]).toEqual(['upload_offset', 300]);
  }
  const head = await client().send('HEAD', `/uploads/${id}`);
  expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
    200,
    '300',
    String(file.bytes.length),
  ]);
  expect((await client().patch(id, 300, file.bytes)).status).toBe(413);
  expect((await client().patch(id, 300, file.bytes.subarray(300))).status).toBe(204);
  expect((await storedFiles(id))['file.pdf']?.equals(file.bytes)).toBe(true);
});

it('lets one of twenty senders of the same part win', async () => {
  const file = pdf(2_000);
  const id = idOf(await client().create(file));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client().patch(id, 0, file.bytes.subarray(0, 1_000))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 19 }, () => 409)]);
  expect((await client().patch(id, 1_000, file.bytes.subarray(1_000))).status).toBe(204);
  expect((await storedFiles(id))['file.pdf']?.equals(file.bytes)).toBe(true);
});

it('refuses other versions, other bodies and other people', async () => {
  const id = idOf(await client().create(pdf(1_000)));
  const old = await client().send('HEAD', `/uploads/${id}`, { 'Tus-Resumable': '0.2.2' });
  expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  const json = await client().send('PATCH', `/uploads/${id}`, {
    'Content-Type': 'application/json',
    'Upload-Offset': '0',
  });
  expect([json.status, json.headers.get('tus-resumable')]).toEqual([415, '1.0.0']);
  const stranger = await registerParent(starling);
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    expect((await client(stranger).send(method, `/uploads/${id}`)).status).toBe(404);
  }
  expect((await client(await signInAs(starling, 'device')).create(pdf(1_000))).status).toBe(403);
  expect((await api(starling.url).send('POST', '/uploads', { headers: { 'Tus-Resumable': '1.0.0' } })).status).toBe(
    401,
  );
});

it('says at its beginning that a file is too large, of no type of ours, or for another household', async () => {
  const sizes = [
    [{ filename: 'a.png', filetype: 'image/png' }, 15],
    [{ filename: 'a.pdf', filetype: 'application/pdf' }, 25],
    [{ filename: 'a.txt', filetype: 'text/plain' }, 1],
  ] as const;
  for (const [file, megabytes] of sizes) {
    const bytes = Buffer.alloc(0);
    expect((await client().create({ ...file, bytes }, megabytes * MB)).status).toBe(201);
    const { status, body } = await client().create({ ...file, bytes }, megabytes * MB + 1);
    expect([status, body.error, body.detail.max_bytes]).toEqual([413, 'file_too_large', megabytes * MB]);
  }
  const svg = { filename: 'a.svg', filetype: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
  expect((await client().create(svg)).body.error).toBe('type_not_allowed');
  const other = await buildFamily(starling, await registerParent(starling));
  const foreign = await client().create({ ...pdf(9), more: { household_id: other.householdId } });
  expect([foreign.status, foreign.body.error]).toEqual([404, 'household_not_found']);
});

it('ends with the membership of its sender', async () => {
  const guardian = await registerParent(starling);
  await buildMember(starling, family.householdId, guardian, 'guardian');
  const file = pdf(1_000);
  const id = idOf(await client(guardian).create({ ...file, more: { household_id: family.householdId } }));
  expect((await client(guardian).patch(id, 0, file.bytes.subarray(0, 500))).status).toBe(204);
  const path = `/households/${family.householdId}/members/${guardian.user.id}`;
  expect((await api(starling.url).delete(path, parent.accessToken)).status).toBe(200);
  expect((await client(guardian).patch(id, 500, file.bytes.subarray(500))).status).toBe(404);
  expect(await contentOf(id)).toMatchObject({ status: 'uploading' });
});

it('ends with its sender’s word, and its content says so', async () => {
  const file = pdf(1_000);
  const id = idOf(await client().create(file));
  await client().patch(id, 0, file.bytes.subarray(0, 500));
  expect((await client().send('DELETE', `/uploads/${id}`)).status).toBe(204);
  expect((await client().patch(id, 500, file.bytes.subarray(500))).status).toBe(404);
  expect([await partsOf(id), await contentOf(id)]).toMatchObject([0, { status: 'cancelled' }]);
});

it('takes no more than 1 GB and 500 files of a household', async () => {
  await starling.sql(
    `INSERT INTO contents (id, household_id, scope, kind, title, filename, mime_type, size, stored_bytes, status)
     VALUES (gen_random_uuid(), $1, 'household', 'worksheet', 'a', 'a.pdf', 'application/pdf', 1, $2, 'success')`,
    [family.householdId, 1024 * MB - 2_000],
  );
  const { status, body } = await client().create(pdf(3_000));
  expect([status, body.error]).toEqual([413, 'storage_full']);
  expect((await client().create(pdf(1_000))).status).toBe(201);
});

it('takes no uploads where the nodes share no storage, and all else works', async () => {
  const node = await starling.startNode({ BLOB_SHARED: undefined });
  const { status, body } = await tus(node, parent).create(pdf(9));
  expect([status, body.error]).toEqual([503, 'storage_not_shared']);
  expect((await api(node.url).get('/users/me', parent.accessToken)).status).toBe(200);
});
