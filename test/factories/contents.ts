import { randomUUID } from 'node:crypto';
import type { TestStarling } from '../support/starling.js';

/** A picture or a PDF that is whole, as its upload leaves it. Its bytes are not stored. */
export async function buildFile(
  starling: Pick<TestStarling, 'sql'>,
  householdId: string,
  mimeType: string,
): Promise<{ id: string }> {
  const id = randomUUID();
  const isPdf = mimeType === 'application/pdf';
  await starling.sql(
    `INSERT INTO contents (id, household_id, scope, kind, title, filename, mime_type, size, stored_bytes, status)
     VALUES ($1, $2, 'household', $3, 'Snails', 'snails', $4, 4, 4, 'success')`,
    [id, householdId, isPdf ? 'worksheet' : 'picture', mimeType],
  );
  const [names, widths] = isPdf
    ? [['file'], [null]]
    : [
        ['w1280', 'w320'],
        [1280, 320],
      ];
  await starling.sql(
    `INSERT INTO content_variants (content_id, name, width, height, size, mime_type, blob_key)
     SELECT $1::uuid, name, width, width, 4, $2, 'contents/' || $5::text || '/' || name
     FROM unnest($3::text[], $4::int[]) AS variant(name, width)`,
    [id, mimeType, names, widths, id],
  );
  return { id };
}
