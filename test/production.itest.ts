import { graphql } from './support/graphql-client.js';
import { startStarling, type TestStarling } from './support/starling.js';

describe('in production', () => {
  let starling: TestStarling;
  beforeAll(async () => {
    starling = await startStarling({ NODE_ENV: 'production', RATE_LIMITS: 'on' });
  });
  afterAll(() => starling?.stop());

  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'the schema is not told: %s',
    async (query) => {
      const { data, errors } = await graphql(starling, query);
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  it('no field is suggested', async () => {
    const { errors } = await graphql(starling, '{ conversation { totl } adminStat { totalUsers } }');
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/did you mean/i);
  });

  it('there is no page to try queries on', async () => {
    const response = await fetch(`${starling.url}/graphql`, { headers: { Accept: 'text/html' } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(/<html|sandbox|apollo/i);
  });
});
