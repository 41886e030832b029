import { JobsPool } from './jobs-pool.js';

it('gives an error and a harmless release once the pool is ending', async () => {
  const pool = new JobsPool();
  await pool.end();
  const { error, release } = await new Promise<{ error?: Error; release?: () => void }>((resolve) => {
    pool.connect((error, _client, release) => resolve({ error, release }));
  });
  expect(error?.message).toContain('after calling end');
  expect(() => release?.()).not.toThrow();
});
