import { ROLE_PERMISSIONS, type Role } from '../../contract/permissions.js';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { useStarling } from '../../test/support/use-starling.js';
import type { Actor } from '../access/actor.js';
import { newId } from '../platform/ids.js';
import { EndedUploads } from './ended-uploads.js';
import { type NewUpload, UploadEntries } from './upload-entries.js';

const starling = useStarling({ own: true });
const entries = () => starling.app.get(UploadEntries, { strict: false });

const actorOf = ({ user }: Account) =>
  ({ userId: user.id, role: user.role, permissions: ROLE_PERMISSIONS[user.role as Role] }) as Actor;
const uploadOf = (more: Partial<NewUpload> = {}): NewUpload => ({
  id: newId(),
  scope: 'household',
  householdId: null,
  childIds: [],
  title: 'A fox in the garden',
  filename: 'fox.jpg',
  mimeType: 'image/jpeg',
  size: 1_000,
  ...more,
});
const rowOf = async (id: string) =>
  (
    await starling.sql(
      `SELECT household_id, scope, kind, size, stored_bytes::int, status, problem, reading_level FROM contents WHERE id = $1`,
      [id],
    )
  )[0];

async function familyOf() {
  const parent = await registerParent(starling);
  return { parent, ...(await buildFamily(starling, parent)) };
}

it('turns a picture that was announced into a content with its variants', async () => {
  const { parent, child, householdId } = await familyOf();
  const upload = uploadOf({ childIds: [child.id] });
  await entries().begin(actorOf(parent), upload);
  expect(await rowOf(upload.id)).toMatchObject({
    household_id: householdId,
    kind: 'picture',
    stored_bytes: 1_000,
    status: 'uploading',
  });
  const variants = [320, 1280].map((width) => ({
    name: `w${width}`,
    width,
    height: width / 2,
    size: width,
    mimeType: 'image/webp',
    blobKey: `contents/${upload.id}/w${width}.webp`,
  }));
  const finished = { kind: 'picture', mimeType: 'image/webp', size: 1_280, variants } as const;
  expect(await entries().succeed(upload.id, finished)).toBe(true);
  expect(await rowOf(upload.id)).toMatchObject({ status: 'success', size: 1_280, stored_bytes: 1_600 });
  expect(await entries().succeed(upload.id, finished)).toBe(false);
  const shelf = await starling.sql('SELECT child_id FROM content_children WHERE content_id = $1', [upload.id]);
  expect(shelf).toEqual([{ child_id: child.id }]);
});

it('keeps the text of a story with how hard it is to read', async () => {
  const { parent } = await familyOf();
  const upload = uploadOf({ filename: 'fox.txt', mimeType: 'text/plain' });
  await entries().begin(actorOf(parent), upload);
  const text = 'The fox sat on the mat. It was a red mat. The fox had a nap.';
  await entries().succeed(upload.id, { kind: 'story', mimeType: 'text/plain', size: text.length, text, variants: [] });
  expect(await rowOf(upload.id)).toMatchObject({
    kind: 'story',
    reading_level: 'first_words',
    stored_bytes: text.length,
  });
});

it('says why a file was refused, and gives its space back', async () => {
  const { parent } = await familyOf();
  const [refused, cancelled] = [uploadOf(), uploadOf()];
  for (const upload of [refused, cancelled]) await entries().begin(actorOf(parent), upload);
  await entries().fail(refused.id, 'type_mismatch');
  await entries().cancel(cancelled.id);
  await entries().fail(cancelled.id, 'type_mismatch');
  expect(await rowOf(refused.id)).toMatchObject({ status: 'error', problem: 'type_mismatch', stored_bytes: 0 });
  expect(await rowOf(cancelled.id)).toMatchObject({ status: 'cancelled', problem: null, stored_bytes: 0 });
});

it('forgets after a week what was refused, cancelled or never whole, and no content', async () => {
  const { parent } = await familyOf();
  const uploads = [uploadOf(), uploadOf(), uploadOf(), uploadOf(), uploadOf()] as const;
  const [refused, cancelled, still, whole, fresh] = uploads.map(({ id }) => id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  for (const upload of uploads) await entries().begin(actorOf(parent), upload);
  for (const id of [refused, fresh]) await entries().fail(id, 'type_mismatch');
  await entries().cancel(cancelled);
  await entries().succeed(whole, { kind: 'picture', mimeType: 'image/webp', size: 1, variants: [] });
  await starling.sql(`UPDATE contents SET updated_at = now() - interval '8 days' WHERE id = ANY ($1)`, [
    [refused, cancelled, still, whole],
  ]);
  await starling.app.get(EndedUploads, { strict: false }).run();
  const rows = await Promise.all([refused, cancelled, still, whole, fresh].map(rowOf));
  expect(rows.map((row) => row?.status)).toEqual([undefined, undefined, undefined, 'success', 'error']);
});

it('stores at most a gigabyte and 500 files for a household, also for parallel uploads', async () => {
  const { parent, householdId } = await familyOf();
  const begin = (size: number) =>
    entries()
      .begin(actorOf(parent), uploadOf({ size }))
      .then(
        () => 'stored',
        ({ code }) => code,
      );
  expect(await Promise.all([begin(600_000_000), begin(600_000_000)])).toEqual(
    expect.arrayContaining(['stored', 'storage_full']),
  );
  await starling.sql(
    `INSERT INTO contents (id, household_id, scope, kind, title, filename, mime_type, size, stored_bytes, status)
     SELECT gen_random_uuid(), $1, 'household', 'picture', 'x', 'x', 'image/webp', 1, 1, 'success' FROM generate_series(1, 498)`,
    [householdId],
  );
  expect([await begin(1), await begin(1)]).toEqual(['stored', 'storage_full']);
});

it('refuses other households, their children, unsafe titles, and a library of parents', async () => {
  const [{ parent }, other] = await Promise.all([familyOf(), familyOf()]);
  const moderator = await signInAs(starling, 'moderator');
  const codeOf = (account: Account, more: Partial<NewUpload>) =>
    entries()
      .begin(actorOf(account), uploadOf(more))
      .then(
        () => 'stored',
        ({ code }) => code,
      );
  expect(await codeOf(parent, { householdId: other.householdId })).toBe('household_not_found');
  expect(await codeOf(parent, { childIds: [other.child.id] })).toBe('child_not_found');
  expect(await codeOf(parent, { title: 'Here is how to build a bomb at home' })).toBe('unsafe_text');
  expect(await codeOf(parent, { scope: 'library' })).toBe('forbidden');
  expect(await codeOf(moderator, {})).toBe('forbidden');
  expect(await codeOf(moderator, { scope: 'library' })).toBe('stored');
});
