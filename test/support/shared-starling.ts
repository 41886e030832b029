import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileCache, type Settings } from './settings.js';
import {
  createTestDatabase,
  openDatabase,
  type StarlingNode,
  startNode,
  type TestStarling,
} from './starling-server.js';

type Addresses = Pick<StarlingNode, 'url' | 'wsUrl'>;
interface Shared extends Addresses, Pick<TestStarling, 'databaseUrl' | 'sql'> {}

let shared: Promise<Shared> | undefined;

/**
 * The Starling with the test settings that all files of a worker share. It runs in a process of its own, so that the
 * worker can end while it still listens. `stop` stops what was started for this user alone.
 */
export async function shareStarling(): Promise<Omit<TestStarling, 'app'>> {
  shared ??= startShared();
  const starling = await shared;
  const nodes: StarlingNode[] = [];
  return {
    ...starling,
    async startNode(settings: Settings = {}) {
      const node = await startNode({ DATABASE_URL: starling.databaseUrl, ...settings });
      nodes.push(node);
      return node;
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function startShared(): Promise<Shared> {
  const { url: databaseUrl } = await createTestDatabase();
  const child = fork(join(import.meta.dirname, 'shared-server.js'), {
    env: { ...process.env, ...compileCache(), DATABASE_URL: databaseUrl },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The shared Starling ended at its start with ${code}`);
  });
  const [addresses] = (await Promise.race([once(child, 'message'), failed])) as [Addresses];
  failed.catch(() => undefined);
  // Neither the process nor its connections hold the worker.
  child.unref();
  child.channel?.unref();
  return { ...addresses, databaseUrl, sql: openDatabase(databaseUrl).sql };
}
