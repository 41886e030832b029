import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.js';
import { findLauncher, giveTo, type Launcher } from './launcher.js';
import { makeOwnDirectory } from './own-directory.js';
import { clearLeftOvers, stopProcess } from './postmaster.js';
import { readIfExists } from './read-if-exists.js';

const USER = 'starling';
/** Recovery after a kill may take long. */
const START_PATIENCE_MS = 60_000;

export interface EmbeddedPostgresOptions {
  /** The directory of `postgres/` and `postgres-password`. Only this user can enter it. */
  dataDir: string;
  /** Further settings of the server, e.g. `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>;
  /** Called before each slow step. */
  onProgress?: (step: string) => void;
}

/** A Postgres server that this process starts: on loopback, with a password, for as long as the process lives. */
export class EmbeddedPostgres {
  private constructor(
    private readonly child: ChildProcess,
    /** `postgres://…` with the password. Never log it. */
    readonly url: string,
  ) {}

  /** Creates the data directory if it is missing, and starts the server on a free port. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const progress = options.onProgress ?? (() => undefined);
    const dataDir = resolve(options.dataDir);
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const paths = await findInstallPaths(dataDir);
    const password = await readOrCreatePassword(dataDir);
    await clearLeftOvers(paths.directory);
    if (!(await exists(join(paths.directory, 'PG_VERSION')))) {
      progress('Creating the database');
      await initialise(paths, password);
    }
    await giveTo(paths.launcher.owner, paths.directory);
    progress('Starting Postgres');
    const { child, port } = await startServer(paths, password, options.settings ?? {});
    const database = await findOrCreateDatabase(port, password);
    return new EmbeddedPostgres(child, urlOf(port, password, database));
  }

  /** Stops the server; resolves when it has exited and everything is on disk. */
  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    await stopProcess(pid);
  }
}

/** Where the data and the programs of this Postgres are, and how to run them. */
interface InstallPaths {
  directory: string;
  binaries: PostgresBinaries;
  launcher: Launcher;
}

async function findInstallPaths(dataDir: string): Promise<InstallPaths> {
  const binaries = await findPostgresBinaries();
  await chmod(dataDir, 0o700);
  const directory = join(dataDir, 'postgres');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const launcher = await findLauncher([binaries.postgres, directory]);
  if (launcher) return { directory, binaries, launcher };

  // Root can neither make the directory reachable for another account nor pass on the capability to reach it. What remains
  // is a world-readable directory, whose name separates it from those of other data directories.
  const open = join(tmpdir(), `starling-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  await makeOwnDirectory(open, 0o711);
  // The umask may have removed the permission to pass.
  await chmod(open, 0o711);
  await mkdir(join(open, 'data'), { recursive: true, mode: 0o700 });
  const programs = join(open, 'programs');
  if (!(await exists(programs))) {
    await cp(dirname(dirname(binaries.postgres)), `${programs}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${programs}.new`, programs);
  }
  const copies = { initdb: join(programs, 'bin/initdb'), postgres: join(programs, 'bin/postgres') };
  const fallback = await findLauncher([copies.postgres, join(open, 'data')]);
  if (!fallback)
    throw new Error(`Postgres cannot run as root here, and no usable directory was found for it; set DATABASE_URL`);
  return { directory: join(open, 'data'), binaries: copies, launcher: fallback };
}

async function readOrCreatePassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'postgres-password');
  const existing = await readIfExists(file);
  if (existing) return existing.trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

/** Creates the files in a staging directory and renames it, so that an interrupted start leaves nothing incomplete. */
async function initialise({ directory, binaries, launcher }: InstallPaths, password: string): Promise<void> {
  const staging = `${directory}.new`;
  const passwordFile = `${staging}-password`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    await giveTo(launcher.owner, staging);
    if (launcher.owner) await chown(passwordFile, launcher.owner.uid, launcher.owner.gid);
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const flags = [`--pgdata=${staging}`, `--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const { child, output } = launch(launcher, binaries.initdb, [...flags, ...locale], staging);
    const code = await new Promise<number | null>((settle, fail) => child.once('error', fail).once('close', settle));
    if (code !== 0) throw new Error(`the embedded Postgres could not be created: ${output.lastLine()}`);
    await rm(directory, { recursive: true, force: true });
    await rename(staging, directory);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function startServer(
  { directory, binaries, launcher }: InstallPaths,
  password: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    // The server's log would contain statements, and with them texts of families.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    const port = await freePort();
    const { child, output } = launch(launcher, binaries.postgres, ['-D', directory, '-p', String(port), ...flags]);
    if (await becomesReady(child, port, password, deadline)) return { child, port };
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    const reason = output.lastLine();
    // The port was taken meanwhile, or processes of a killed server are still exiting.
    const isTemporary = /address already in use|could not bind|still in use|starting up|shutting down/i.test(reason);
    if (!isTemporary || performance.now() > deadline) {
      throw new Error(`the embedded Postgres does not start: ${reason || 'it took too long'}`);
    }
    await delay(200);
  }
}

async function becomesReady(child: ChildProcess, port: number, password: string, deadline: number): Promise<boolean> {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (performance.now() < deadline) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false;
    const client = newClient(port, password, 'postgres');
    try {
      await client.connect();
      return true;
    } catch {
      // Postgres does not answer yet. The caller reports the deadline.
      await delay(25);
    } finally {
      // Closing a connection that was never opened may fail, too.
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** The name is random: it is part of every key and topic on a shared Redis. */
async function findOrCreateDatabase(port: number, password: string): Promise<string> {
  const client = newClient(port, password, 'postgres');
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT datname AS name FROM pg_database WHERE datname ~ '^starling_[0-9a-f]{8}$' ORDER BY oid LIMIT 1",
    );
    if (rows[0]) return rows[0].name;
    const name = `starling_${randomBytes(4).toString('hex')}`;
    await client.query(`CREATE DATABASE ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function newClient(port: number, password: string, database: string): pg.Client {
  const client = new pg.Client({ connectionString: urlOf(port, password, database), connectionTimeoutMillis: 2_000 });
  // Without a listener a connection that is refused half way would end the process.
  client.on('error', () => undefined);
  return client;
}

function urlOf(port: number, password: string, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts a program of Postgres, and keeps the end of its output. */
function launch(
  launcher: Launcher,
  program: string,
  args: readonly string[],
  cwd = '/',
): { child: ChildProcess; output: { lastLine(): string } } {
  const { command, args: allArgs, options } = launcher.wrap(program, args);
  const child = spawn(command, allArgs, {
    ...options,
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group: Ctrl-C must reach Starling only, which stops Postgres last.
    detached: true,
    env: { PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' },
  });
  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const lastLine = () => {
    const lines = tail.split('\n').filter((line) => line.trim() !== '');
    const reason = lines.findLast((line) => /FATAL|error/i.test(line)) ?? lines.at(-1) ?? '';
    return reason.replace(/^.*(FATAL|error):\s*/i, '').trim();
  };
  return { child, output: { lastLine } };
}

/** A free port of the loopback address. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? settle(address.port) : fail(new Error('no port'))));
    });
  });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
