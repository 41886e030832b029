import { startStarling, type TestStarling } from './support/starling.js';

describe('health and figures', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling({ NODE_ID: 'node-7' });
  });
  afterAll(() => starling.stop());

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
    // The migrations that ran, the node that runs, the rules it starts with, and a count of what there is.
    const own = ['migrations', 'nodes', 'product_settings', 'conversation_counts'];
    expect(filled.filter((name) => !own.includes(name))).toEqual([]);
    const [counted] = await starling.sql('SELECT sum(delta)::int AS count FROM conversation_counts');
    expect(counted).toEqual({ count: 0 });
  });

  it('lives and is ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await fetch(starling.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok', node: 'node-7' });
    }
  });

  it('shows its figures to this machine', async () => {
    const response = await fetch(`${starling.url}/metrics`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain('starling_http_request_seconds_bucket');
  });

  it('hides its figures from whoever comes through a proxy', async () => {
    const response = await fetch(`${starling.url}/metrics`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'forbidden' });
  });

  it('answers paths that nobody knows with the one error body', async () => {
    for (const path of ['/nothing-here.png', '/api/v1/nothing', '/api/nothing', '/assets/gone.js']) {
      const response = await fetch(starling.url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 404, error: 'not_found', request_id: expect.any(String) });
    }
  });
});

describe('figures behind a token', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling({ METRICS_TOKEN: 'scrape-me' });
  });
  afterAll(() => starling.stop());

  it.each([
    [undefined, 401],
    ['Bearer wrong', 401],
    ['Bearer scrape-me', 200],
  ])('answers %s with %i', async (authorization, status) => {
    const headers = authorization ? { Authorization: authorization } : undefined;
    expect((await fetch(`${starling.url}/metrics`, { headers })).status).toBe(status);
  });
});
