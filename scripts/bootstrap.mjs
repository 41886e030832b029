/**
 * Before `npm start` and `npm test`: installs what is missing and builds what is stale. Runs on any Node from 20 on and
 * needs no package. `node scripts/bootstrap.mjs start|test`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const purpose = process.argv[2] === 'test' ? 'test' : 'start';
const INSTALL_STAMP = 'node_modules/.starling-install';
const BUILD_STAMP = 'dist/.starling-build';
/** What the build is made from. */
const SOURCES = [
  'server',
  'client',
  'contract',
  'languages',
  'migrations',
  'package-lock.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
];
const TEST_FILE = /\.(spec|itest|ftest)\.tsx?$/;

const say = (text) => console.log(`starling: ${text}`);

function run(command, args) {
  const start = Date.now();
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(`starling: \`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}`);
    process.exit(status ?? 1);
  }
  return `${Math.round((Date.now() - start) / 1000)} s`;
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const name = `${path}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesOf(name);
    return entry.isFile() && !TEST_FILE.test(entry.name) ? [name] : [];
  });
}

function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const isFile = /\.\w+$/.test(path) && !path.endsWith('/');
    for (const file of isFile ? [path] : filesOf(path)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`starling: this is Node ${process.versions.node}; Node 20 or newer is needed`);
  process.exit(1);
}

function install() {
  const wanted = hashOf(['package-lock.json'], `${process.platform} ${process.arch}`);
  if (read(INSTALL_STAMP) === wanted && existsSync('node_modules/.bin/node')) return;
  say('installing packages (the first time takes a minute or two)');
  // Development packages are needed for the build, wherever it is made.
  // The lock file names each version with its hash, so what npm has in its cache need not be checked at the registry.
  const took = run('npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  write(INSTALL_STAMP, wanted);
  say(`packages installed (${took})`);
}

function build() {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
  const wanted = hashOf(SOURCES, JSON.stringify(settings));
  const isComplete = existsSync(join('dist/server/main.js')) && existsSync('dist/client/index.html');
  if (isComplete && read(BUILD_STAMP) === wanted) return;
  say('building server and web client');
  // A hint for those who work on the build.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  // One line for each of hundreds of files would hide what the start says.
  const took = run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error']);
  write(BUILD_STAMP, wanted);
  say(`built (${took})`);
}

checkNode();
install();
if (purpose === 'start') build();
say(purpose === 'start' ? 'starting' : 'testing');
