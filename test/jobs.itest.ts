import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../server/platform/config/config.js';
import { Jobs } from '../server/platform/jobs/jobs.js';
import { execute } from './support/services.js';
import { createTestDatabase, TEST_SETTINGS } from './support/starling.js';
import { TcpProxy } from './support/tcp-proxy.js';
import { until } from './support/wait.js';

describe('background jobs', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let proxy: TcpProxy;
  let jobs: Jobs;

  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await TcpProxy.start(database.url);
    jobs = new Jobs(readConfig({ ...TEST_SETTINGS, DATABASE_URL: proxy.through(database.url) }));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all([jobs.onApplicationShutdown(), proxy.stop()]);
    await database.drop();
  });

  it.each([
    ['done', async () => undefined],
    ['failed', () => Promise.reject(new Error('the work failed'))],
  ])('are done again where the database goes before it can be written that one is %s', async (_, ending) => {
    const runs: unknown[] = [];
    const warn = jest.spyOn(Logger.prototype, 'warn');
    jobs.define('sweep', async (payload) => {
      runs.push(payload);
      if (runs.length > 1) return;
      proxy.refuse();
      await ending();
    });
    jobs.onApplicationBootstrap();
    await jobs.add('sweep', { room: 'kitchen' }, 'kitchen');
    // Only now is it certain that the end of the first run could not be written.
    const hasEnded = () => warn.mock.calls.some(([, text]) => String(text).startsWith('The worker has ended'));
    await until(hasEnded, { what: 'the end of the worker', timeoutMs: 20_000 });
    expect(runs).toHaveLength(1);
    proxy.pass();
    await until(() => runs.length > 1, { what: 'the second run', timeoutMs: 20_000 });
    expect(runs).toEqual([{ room: 'kitchen' }, { room: 'kitchen' }]);
    const left = () => execute(database.url, 'SELECT id FROM graphile_worker._private_jobs');
    await until(async () => (await left()).rowCount === 0, { what: 'the end of the job' });
  });

  it('are done again where the node that had taken one was killed', async () => {
    const rooms: unknown[] = [];
    jobs.define('sweep', async (payload) => void rooms.push((payload as { room: string }).room));
    await jobs.add('sweep', { room: 'kitchen' }, 'kitchen');
    await jobs.add('sweep', { room: 'cellar' }, 'cellar');
    await execute(
      database.url,
      `UPDATE graphile_worker._private_jobs SET locked_by = key, attempts = 1,
         locked_at = now() - CASE key WHEN 'sweep:kitchen' THEN interval '3 minutes' ELSE interval '1 minute' END`,
    );
    jobs.onApplicationBootstrap();
    await until(() => rooms.length > 0, { what: 'the job to be done' });
    expect(rooms).toEqual(['kitchen']);
  });

  it('close while the database does not answer', async () => {
    let isHeld = false;
    jobs.define('sweep', async () => {
      proxy.hold();
      isHeld = true;
    });
    jobs.onApplicationBootstrap();
    await jobs.add('sweep', {}, 'kitchen');
    await until(() => isHeld, { what: 'the job to run' });
    await expect(jobs.onApplicationShutdown()).resolves.toBeUndefined();
  });
});
