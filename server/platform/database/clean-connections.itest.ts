import { Pool, type QueryConfig } from 'pg';
import { createTestDatabase } from '../../../test/support/starling.js';
import { TcpProxy } from '../../../test/support/tcp-proxy.js';
import { keepConnectionsClean } from './clean-connections.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await TcpProxy.start(database.url);
  pool = new Pool({ connectionString: proxy.through(database.url), max: 1 });
  pool.on('error', () => undefined);
  keepConnectionsClean(pool);
});
afterAll(async () => {
  await pool.end();
  await proxy.stop();
  await database.drop();
});

const inTransaction = async (): Promise<boolean> => {
  const { rows } = await pool.query('SELECT now() < statement_timestamp() AS "isOpen"');
  return rows[0].isOpen as boolean;
};

it('closes a connection on which a transaction is still beginning', async () => {
  const client = await pool.connect();
  proxy.hold();
  const query = { text: 'START TRANSACTION', query_timeout: 200 } as QueryConfig;
  await expect(client.query(query)).rejects.toThrow('timeout');
  client.release();
  proxy.pass();
  expect(await inTransaction()).toBe(false);
});

it('closes a connection with an open transaction', async () => {
  const client = await pool.connect();
  await client.query('START TRANSACTION');
  client.release();
  expect(await inTransaction()).toBe(false);
});

it('keeps a connection whose query failed in an ordinary way', async () => {
  const pidOf = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid as number;
  const pid = await pidOf();
  const client = await pool.connect();
  await expect(client.query('SELECT 1 / 0')).rejects.toThrow('division');
  // The error arrives a moment before the server is ready again.
  await client.query('SELECT 1');
  client.release();
  expect(await pidOf()).toBe(pid);
});
