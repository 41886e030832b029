import { Pool } from 'pg';
import { createTestDatabase } from '../../../test/support/starling.js';
import { TcpProxy } from '../../../test/support/tcp-proxy.js';
import { endWhenSilent } from './silent-connections.js';

const SILENCE_MS = 1_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await TcpProxy.start(database.url);
  pool = new Pool({ connectionString: proxy.through(database.url), max: 1, onConnect: endWhenSilent(SILENCE_MS) });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await proxy.stop();
  await database.drop();
});

const pidOf = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid as number;

it('fails a query that is not answered, and sends the next one over another connection', async () => {
  const pid = await pidOf();
  proxy.hold();
  await expect(pool.query('SELECT 1')).rejects.toThrow('has not answered');
  proxy.pass();
  expect(await pidOf()).not.toBe(pid);
});

it('fails every query that waits on a silent connection, also within a transaction', async () => {
  const client = await pool.connect();
  client.on('error', () => undefined);
  await client.query('START TRANSACTION');
  proxy.hold();
  const answers = await Promise.allSettled([client.query('SELECT 1'), client.query('COMMIT')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  client.release();
  proxy.pass();
  await pidOf();
});

it('keeps a silent connection that owes no answer', async () => {
  const pid = await pidOf();
  const client = await pool.connect();
  await new Promise<void>((resolve) => {
    // Both listeners get the same timeout event, in order.
    (client as unknown as { connection: { stream: NodeJS.EventEmitter } }).connection.stream.once('timeout', resolve);
  });
  client.release();
  expect(await pidOf()).toBe(pid);
});
