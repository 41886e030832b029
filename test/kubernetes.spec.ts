import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import matter from 'gray-matter';
import { SECRET_SETTINGS, SETTING_NAMES } from '../server/platform/config/environment.js';
import { projectRoot } from '../server/platform/project-root.js';

const at = (file: string) => join(projectRoot(), 'deploy', file);
const read = (file: string) => readFile(at(file), 'utf8');
const parseYaml = (text: string) => matter(`---\n${text}\n---\n`).data;

/** What the chart sets itself, or what production refuses. */
const NOT_TO_CHOOSE = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ID', 'NODE_ENV', 'RATE_LIMITS'];

describe('the Helm chart', () => {
  it('takes settings that the server reads, and none that holds a secret', async () => {
    const { properties } = JSON.parse(await read('helm/starling/values.schema.json'));
    const open = SETTING_NAMES.filter((name) => !SECRET_SETTINGS.includes(name) && !NOT_TO_CHOOSE.includes(name));
    const known = Object.keys(properties.settings.properties);
    expect(known).toContain('PUBLIC_URL');
    expect(known.filter((name) => !open.includes(name))).toEqual([]);
    expect(properties.settings.additionalProperties).toBe(false);
  });

  it('has defaults for settings that the server reads', async () => {
    const { settings } = parseYaml(await read('helm/starling/values.yaml'));
    expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it('carries the version of the product', async () => {
    const { version } = JSON.parse(await readFile(join(projectRoot(), 'package.json'), 'utf8'));
    expect(parseYaml(await read('helm/starling/Chart.yaml'))['appVersion']).toBe(version);
  });
});

describe('the manifests in deploy/kubernetes', () => {
  let pod: {
    terminationGracePeriodSeconds: number;
    securityContext: object;
    containers: [{ env: { name: string }[]; securityContext: object; [probe: `${string}Probe`]: unknown }];
  };
  beforeAll(async () => {
    pod = parseYaml(await read('kubernetes/deployment.yaml'))['spec'].template.spec;
  });

  it('name only settings that the server reads', () => {
    const names = pod.containers[0].env.map(({ name }) => name);
    expect(names).toContain('NODE_ID');
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it('ask whether a pod is ready and alive, and give it the time to stop', async () => {
    expect(pod.containers[0].readinessProbe).toMatchObject({ httpGet: { path: '/health/ready' } });
    expect(pod.containers[0].livenessProbe).toMatchObject({ httpGet: { path: '/health/live' } });
    const main = await readFile(join(projectRoot(), 'server/main.ts'), 'utf8');
    const patience = Number(/STOP_PATIENCE_MS = ([\d_]+)/.exec(main)![1]!.replaceAll('_', ''));
    // The first five seconds go to the hook before the signal.
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(patience + 5_000);
  });

  it('take every right from the pods, and hold no secret', async () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const files = await readdir(at('kubernetes'));
    const texts = await Promise.all(files.map((file) => read(`kubernetes/${file}`)));
    expect(texts.filter((text) => /^kind: Secret/m.test(text))).toEqual([]);
  });
});
