import { readFile } from 'node:fs/promises';
import { registerParent } from '../../test/support/accounts.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

/** The dashboard and the alerts use only metrics that a node reports. */
describe('metrics', () => {
  const starling = useStarling({ own: true });
  let reported: ReadonlySet<string>;
  beforeAll(async () => {
    const parent = await registerParent(starling);
    const client = await LiveClient.join(starling, { token: parent.accessToken });
    await client.ask('Hello');
    const text = await (await fetch(`${starling.url}/metrics`)).text();
    reported = new Set(text.split('\n').flatMap((line) => /^(\w+)[{ ]/.exec(line)?.[1] ?? []));
    await client.close();
  });

  it.each(['deploy/grafana/starling.json', 'deploy/prometheus/alerts.yml'])(
    'that %s uses are reported by a node',
    async (file) => {
      const text = await readFile(file, 'utf8');
      const used = [...new Set(text.match(/\b(starling|process|nodejs)_\w+/g))];
      expect(used.length).toBeGreaterThan(5);
      expect(used.filter((name) => !reported.has(name))).toEqual([]);
    },
  );

  it('of Starling are all on the dashboard', async () => {
    const dashboard = await readFile('deploy/grafana/starling.json', 'utf8');
    const own = [...reported].filter((name) => name.startsWith('starling_') && !/_(sum|count|bucket)$/.test(name));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((name) => !dashboard.includes(name))).toEqual([]);
  });
});
