import { execFile, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:fs';
import { chown, lchown, lstat, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account that runs Postgres when Starling runs as root, which Postgres refuses. */
interface Account {
  uid: number;
  gid: number;
}

/** How to start a Postgres program on this computer: a wrapper command and options of `spawn`. */
export interface Launcher {
  /** The required owner of the data directory; `null`: the user of this process. */
  owner: Account | null;
  wrap(command: string, args: readonly string[]): { command: string; args: string[]; options: SpawnOptions };
}

/** Capabilities that let Postgres pass directories that only root may enter; the weaker one first. */
const PASSAGES = ['dac_read_search', 'dac_override'] as const;

/** access(2) ignores the capabilities of accounts other than root, and `initdb` uses it to find its other programs. */
const KEEP_IN_ACCESS = '--securebits=+no_setuid_fixup';

/**
 * Finds a way to run Postgres on `paths`. Root drops its privileges; if the other account cannot enter a parent directory
 * (such as a 0700 home), Postgres gets the one capability to pass it.
 * @returns `null` if the paths cannot be reached.
 */
export async function findLauncher(paths: readonly string[]): Promise<Launcher | null> {
  const diesWithParent = await works('setpriv', ['--pdeathsig', 'INT', 'true']);
  if (process.getuid?.() !== 0) return launcher(null, diesWithParent ? ['--pdeathsig', 'INT'] : []);

  const account = await findAccount();
  const reachable = (await Promise.all(paths.map((path) => mayReach(path, account)))).every(Boolean);
  if (reachable && !diesWithParent) {
    return {
      owner: account,
      wrap: (command, args) => ({ command, args: [...args], options: { uid: account.uid, gid: account.gid } }),
    };
  }
  const drop = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'];
  if (diesWithParent) drop.push('--pdeathsig', 'INT');
  if (reachable) return launcher(account, drop);
  for (const passage of PASSAGES) {
    const flags = [...drop, `--inh-caps=-all,+${passage}`, `--ambient-caps=-all,+${passage}`, KEEP_IN_ACCESS];
    const tried = await Promise.all(paths.map((path) => works('setpriv', [...flags, 'ls', '-d', path])));
    if (tried.every(Boolean)) return launcher(account, flags);
  }
  return null;
}

function launcher(owner: Account | null, flags: readonly string[]): Launcher {
  return {
    owner,
    wrap: (command, args) =>
      flags.length > 0
        ? { command: 'setpriv', args: [...flags, command, ...args], options: {} }
        : { command, args: [...args], options: {} },
  };
}

/**
 * Changes the owner of a directory and everything in it to the account of the launcher. Links are not followed: root would
 * change the owner of files elsewhere.
 * @throws if the directory is itself a link that another user has created.
 */
export async function giveTo(owner: Account | null, directory: string): Promise<void> {
  if (!owner) return;
  const current = await lstat(directory);
  if (current.isSymbolicLink() && current.uid !== process.getuid?.()) {
    throw new Error(`${directory} is a link of another user`);
  }
  if (current.uid === owner.uid && current.gid === owner.gid) return;
  // With file types, because without them `readdir` follows links.
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  // The directory itself comes last, so that the next start repeats an interrupted change.
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  await chown(directory, owner.uid, owner.gid);
}

async function works(command: string, args: readonly string[]): Promise<boolean> {
  return run(command, [...args]).then(
    () => true,
    () => false,
  );
}

/** `initdb` needs an account with a name: that of a Postgres package, a new one, or `nobody`. */
async function findAccount(): Promise<Account> {
  const existing = await accountOf('postgres');
  if (existing) return existing;
  await works('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const account = (await accountOf('postgres')) ?? (await accountOf('nobody'));
  if (!account) throw new Error('Postgres cannot run as root, and there is no account `postgres`; set DATABASE_URL');
  return account;
}

async function accountOf(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` fails for an account that does not exist.
    return null;
  }
}

/** Whether the account can pass every directory above `path`. Access lists are ignored: they only widen permissions. */
async function mayReach(path: string, account: Account): Promise<boolean> {
  for (let parent = dirname(await realpath(path)); ; parent = dirname(parent)) {
    const { mode, uid, gid } = await stat(parent);
    const bit = uid === account.uid ? constants.S_IXUSR : gid === account.gid ? constants.S_IXGRP : constants.S_IXOTH;
    if (!(mode & bit)) return false;
    if (parent === dirname(parent)) return true;
  }
}
