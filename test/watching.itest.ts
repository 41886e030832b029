import { readFile } from 'node:fs/promises';
import { registerParent } from './support/accounts.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';

/** What is watched, in the dashboard and in the alerts, is what a node says. */
describe('figures that are watched', () => {
  let starling: TestStarling;
  let figures: ReadonlySet<string>;
  beforeAll(async () => {
    starling = await startStarling();
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    await client.ask('Hello');
    const text = await (await fetch(`${starling.url}/metrics`)).text();
    figures = new Set(text.split('\n').flatMap((line) => /^(\w+)[{ ]/.exec(line)?.[1] ?? []));
    await client.close();
  });
  afterAll(() => starling.stop());

  it.each(['deploy/grafana/starling.json', 'deploy/prometheus/alerts.yml'])('are told: %s', async (file) => {
    const text = await readFile(file, 'utf8');
    const watched = [...new Set(text.match(/\b(starling|process|nodejs)_\w+/g))];
    expect(watched.length).toBeGreaterThan(5);
    expect(watched.filter((name) => !figures.has(name))).toEqual([]);
  });

  it('are all on the dashboard, as far as they are our own', async () => {
    const dashboard = await readFile('deploy/grafana/starling.json', 'utf8');
    const own = [...figures].filter((name) => name.startsWith('starling_') && !/_(sum|count|bucket)$/.test(name));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});
