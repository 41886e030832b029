import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { SETTING_NAMES } from '../server/platform/config/environment.js';
import { projectRoot } from '../server/platform/project-root.js';

interface Service {
  cap_drop?: string[];
  security_opt?: string[];
  read_only?: boolean;
  user?: string;
  build?: unknown;
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
}

/** The image, the stack's own services and the number of its nodes decide these. */
const SET_BY_THE_STACK = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'REDIS_CLUSTER', 'NODE_ID', 'ROLE'];

const read = (file: string) => readFile(join(projectRoot(), file), 'utf8');
const parseYaml = (text: string) => matter(`---\n${text}\n---\n`).data;

describe('docker-compose.yml', () => {
  let services: [string, Service][];
  beforeAll(async () => {
    const { services: all } = parseYaml(await read('docker-compose.yml')) as { services: Record<string, Service> };
    services = Object.entries(all);
  });

  it('does not start without secrets of its own', () => {
    const settings = services.flatMap(([, { environment }]) => Object.values(environment ?? {}));
    const secrets = settings.filter((value) => /\$\{(?:JWT_SECRET|POSTGRES_PASSWORD)\b/.test(value));
    // Two settings of each of three nodes and the migration, and the password of Postgres itself.
    expect(secrets).toHaveLength(9);
    for (const secret of secrets) expect(secret).toMatch(/\$\{(?:JWT_SECRET|POSTGRES_PASSWORD):\?[^}]+\}/);
  });

  it('hands every setting of .env to the migration and to every node', () => {
    const own = services.filter(([, { build }]) => build !== undefined);
    expect(own).toHaveLength(4);
    const settings = SETTING_NAMES.filter((name) => !SET_BY_THE_STACK.includes(name));
    for (const [service, { environment = {} }] of own) {
      const given = settings.filter((name) => environment[name]?.startsWith(`\${${name}:`));
      expect([service, given]).toEqual([service, settings]);
    }
  });

  it('keeps files on a volume that all nodes share', () => {
    const nodes = services.filter(([name]) => name.startsWith('node-'));
    expect(nodes).toHaveLength(3);
    for (const [, { volumes, environment }] of nodes) {
      expect(volumes).toEqual(['files:/data']);
      expect(environment?.['BLOB_SHARED']).toBe(`\${BLOB_SHARED:-true}`);
    }
  });

  it('takes every right from every container', () => {
    expect(services).toHaveLength(7);
    for (const [name, service] of services) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], read_only: true }),
      ]);
      // The image of our own has its user in the Dockerfile.
      expect([name, service.build !== undefined || service.user !== undefined]).toEqual([name, true]);
    }
  });

  it('opens no port but the door, and that on this machine alone', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    expect(ports).toHaveLength(1);
    expect(ports[0]).toMatch(/^\$\{DOOR_ADDRESS:-127\.0\.0\.1\}:\$\{DOOR_PORT:-8080\}:8080$/);
  });
});

it('runs the image as a user without rights', async () => {
  const steps = (await read('Dockerfile')).split('\n');
  expect(steps.findLast((step) => step.startsWith('USER '))).toBe('USER starling');
});

it('keeps requests, whose addresses may hold a token, out of the log of nginx', async () => {
  const text = await read('deploy/nginx.conf');
  const http = text.slice(text.indexOf('http {'));
  expect(http).toMatch(/^\s*access_log off;$/m);
  expect(http).toMatch(/^\s*error_log stderr emerg;$/m);
  expect(http.match(/_log /g)).toHaveLength(2);
});

it('pins every action of the workflows by its commit, and gives them the right to read alone', async () => {
  const text = await read('.github/workflows/ci.yml');
  expect(parseYaml(text)['permissions']).toEqual({ contents: 'read' });
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

it('pins every package by its exact version', async () => {
  const { dependencies, devDependencies } = JSON.parse(await read('package.json'));
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});
