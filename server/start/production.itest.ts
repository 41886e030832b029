import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('in production', () => {
  const starling = useStarling({ settings: { NODE_ENV: 'production', RATE_LIMITS: 'on' } });

  it.each(['{ __schema { types { name } } }', '{ __type(name: "User") { name } }'])(
    'refuses introspection: %s',
    async (query) => {
      const { data, errors } = await graphql(starling, query);
      expect(data).toBeNull();
      expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  it('suggests no field in an error', async () => {
    const { errors } = await graphql(starling, '{ conversation { totl } adminStat { totalUsers } }');
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/did you mean/i);
  });

  it('serves no page for trying queries', async () => {
    const response = await fetch(`${starling.url}/graphql`, { headers: { Accept: 'text/html' } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(/<html|sandbox|apollo/i);
  });
});
