import { api } from './api.js';
import type { TestStarling } from './starling.js';

interface Reader {
  starling: Pick<TestStarling, 'url' | 'sql'>;
  childId: string;
  /** Of a device of the child. */
  token: string;
}

/** A child opens a story. Then the server has seen that it read all pages, without the time that this takes. */
export async function readStory({ starling, childId, token }: Reader, slug: string): Promise<void> {
  await api(starling.url).get(`/library/stories/${slug}`, token);
  await api(starling.url).put(`/stories/${slug}/position`, { page: 0, sentence: 0 }, token);
  await starling.sql(
    `UPDATE child_readings SET page = pages - 1, reached = pages - 1, read_ms = expected_ms
     WHERE child_id = $1 AND slug = $2`,
    [childId, slug],
  );
}
