import type { SafetyCardBody } from '../../contract/safety-card.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { loadSafetyCard } from './safety-card.js';

describe('the safety card', () => {
  const starling = useStarling();

  it('answers everyone over REST and GraphQL, without a sign-in', async () => {
    const { status, body } = await api(starling.url).get('/safety/card');
    expect(status).toBe(200);
    expect(body).toEqual(loadSafetyCard());
    const card = body as SafetyCardBody;
    const twin = await graphql(
      starling,
      '{ safetyCard { packVersion measuredAt rows { language direction category found } falseAlarms { harmless flagged rate } } }',
    );
    expect(twin.data).toEqual({
      safetyCard: {
        packVersion: card.pack_version,
        measuredAt: card.measured_at,
        rows: card.rows.map(({ language, direction, category, found }) => ({
          language,
          direction: direction.toUpperCase(),
          category: category.toUpperCase(),
          found,
        })),
        falseAlarms: card.false_alarms,
      },
    });
  });
});
