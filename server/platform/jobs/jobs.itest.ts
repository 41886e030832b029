import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { createTestDatabase, execute, TEST_SETTINGS } from '../../../test/support/starling.js';
import { TcpProxy } from '../../../test/support/tcp-proxy.js';
import { until } from '../../../test/support/wait.js';
import { readConfig } from '../config/config.js';
import { Jobs, type JobType } from './jobs.js';

// What fails on purpose need not be reported.
Logger.overrideLogger(false);

const SWEEP: JobType<{ room: string }> = { name: 'sweep', payload: z.object({ room: z.string() }) };

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
  ])('run again if the database becomes unreachable before it is stored that one is %s', async (_, ending) => {
    const runs: unknown[] = [];
    const warn = jest.spyOn(Logger.prototype, 'warn');
    jobs.define(SWEEP, async (payload) => {
      runs.push(payload);
      if (runs.length > 1) return;
      proxy.refuse();
      await ending();
    });
    jobs.onApplicationBootstrap();
    await jobs.add(SWEEP, { room: 'kitchen' }, 'kitchen');
    // Only now is it certain that the end of the first run could not be stored.
    const hasEnded = () => warn.mock.calls.some(([, text]) => String(text).startsWith('The worker has ended'));
    await until(hasEnded, { what: 'the end of the worker', timeoutMs: 20_000 });
    expect(runs).toHaveLength(1);
    proxy.pass();
    await until(() => runs.length > 1, { what: 'the second run', timeoutMs: 20_000 });
    expect(runs).toEqual([{ room: 'kitchen' }, { room: 'kitchen' }]);
    const left = () => execute(database.url, 'SELECT id FROM graphile_worker._private_jobs');
    await until(async () => (await left()).rowCount === 0, { what: 'the end of the job' });
  });

  it('run again if the node that had taken one was killed', async () => {
    const rooms: unknown[] = [];
    jobs.define(SWEEP, async ({ room }) => void rooms.push(room));
    await jobs.add(SWEEP, { room: 'kitchen' }, 'kitchen');
    await jobs.add(SWEEP, { room: 'cellar' }, 'cellar');
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
    jobs.define(SWEEP, async () => {
      proxy.hold();
      isHeld = true;
    });
    jobs.onApplicationBootstrap();
    await jobs.add(SWEEP, { room: 'kitchen' }, 'kitchen');
    await until(() => isHeld, { what: 'the job to run' });
    await expect(jobs.onApplicationShutdown()).resolves.toBeUndefined();
  });

  it('are dropped if their payload is broken, and the next one runs', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const rooms: string[] = [];
    jobs.define(SWEEP, async ({ room }) => void rooms.push(room));
    await execute(database.url, `SELECT graphile_worker.add_job('sweep', '{"floor": 3}')`);
    await jobs.add(SWEEP, { room: 'kitchen' }, 'kitchen');
    jobs.onApplicationBootstrap();
    const left = () => execute(database.url, 'SELECT id FROM graphile_worker._private_jobs');
    await until(async () => (await left()).rowCount === 0, { what: 'the end of both jobs' });
    expect(rooms).toEqual(['kitchen']);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: 'sweep' }), expect.stringContaining('dropped'));
  });

  it('that repeat are known to the scheduler of the cluster, and run when it adds them', async () => {
    const ran = Promise.withResolvers<void>();
    jobs.repeat('tidy', '0 4 * * *', async () => ran.resolve());
    jobs.onApplicationBootstrap();
    const scheduled = () => execute(database.url, 'SELECT identifier FROM graphile_worker._private_known_crontabs');
    await until(async () => (await scheduled()).rowCount === 1, { what: 'the schedule' });
    expect((await scheduled()).rows).toEqual([{ identifier: 'tidy' }]);
    await execute(database.url, `SELECT graphile_worker.add_job('tidy', queue_name => 'tidy')`);
    await expect(ran.promise).resolves.toBeUndefined();
  });
});
