import { buildFamily } from '../../test/factories/families.js';
import { hostileFiles } from '../../test/factories/hostile-files.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { storedFiles, uploadFile } from '../../test/support/uploads.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
let parent: Account;

beforeAll(async () => {
  parent = await registerParent(starling);
  await buildFamily(starling, parent);
});

it('keeps none of more than sixty hostile files', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const kept: string[] = [];
  for (const [reason, file] of files) {
    const { id, answer } = await uploadFile(starling, parent, file);
    const isRefused = answer.status === 422 || answer.status === 413;
    if (!isRefused || (id && Object.keys(await storedFiles(id)).length > 0)) kept.push(`${reason}: ${answer.status}`);
  }
  expect(kept).toEqual([]);
  const rows = await starling.sql(
    `SELECT c.status, count(*)::int AS n, count(c.text)::int AS texts, count(v.name)::int AS files
     FROM contents c LEFT JOIN content_variants v ON v.content_id = c.id WHERE c.uploaded_by = $1 GROUP BY c.status`,
    [parent.user.id],
  );
  expect(rows).toEqual([{ status: 'error', n: expect.any(Number), texts: 0, files: 0 }]);
});
