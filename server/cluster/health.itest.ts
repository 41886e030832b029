import { useStarling } from '../../test/support/use-starling.js';

describe('health and metrics', () => {
  const starling = useStarling({ settings: { NODE_ID: 'node-7' } });

  it('holds no sample data on a fresh database', async () => {
    const tables = await starling.sql<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    const filled: string[] = [];
    for (const { name } of tables) {
      const [row] = await starling.sql(`SELECT 1 FROM "${name}" LIMIT 1`);
      if (row) filled.push(name);
    }
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['users', 'conversations', 'messages', 'notifications', 'reports', 'waitlist_entries']),
    );
    // Migrations, this node, the initial settings, the conversation count, and the counts of the full hour if it has just passed.
    const own = ['migrations', 'nodes', 'product_settings', 'conversation_counts', 'stat_snapshots'];
    expect(filled.filter((name) => !own.includes(name))).toEqual([]);
    const [counted] = await starling.sql('SELECT sum(delta)::int AS count FROM conversation_counts');
    expect(counted).toEqual({ count: 0 });
  });

  it('reports that the node is alive and ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await fetch(starling.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok', node: 'node-7' });
    }
  });

  it('serves metrics to this computer', async () => {
    const response = await fetch(`${starling.url}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain('starling_http_request_seconds_bucket');
  });

  it('refuses metrics to a caller behind a proxy', async () => {
    const response = await fetch(`${starling.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'forbidden' });
  });

  it('answers unknown paths with the common error body', async () => {
    for (const path of ['/nothing-here.png', '/api/v1/nothing', '/api/nothing', '/assets/gone.js']) {
      const response = await fetch(starling.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 404, error: 'not_found', request_id: expect.any(String) });
    }
  });
});

describe('metrics behind a token', () => {
  const starling = useStarling({ settings: { METRICS_TOKEN: 'scrape-me' } });

  it.each([
    [undefined, 401],
    ['Bearer wrong', 401],
    ['Bearer scrape-me', 200],
  ])('answers %s with %i', async (authorization, status) => {
    const headers = authorization ? { Authorization: authorization } : undefined;
    expect((await fetch(`${starling.url}/metrics`, { headers })).status).toBe(status);
  });
});
