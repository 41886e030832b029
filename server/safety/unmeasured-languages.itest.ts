import { buildFamily } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const QUERY = 'query ($id: ID!) { child(id: $id) { languages unmeasuredLanguages } }';

describe('the languages of a child', () => {
  const starling = useStarling();

  it('are told to guardians where the safety card has no measured row for them', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    const card = (await api(starling.url).get('/safety/card')).body;
    expect(card.rows.map(({ language }: { language: string }) => language)).toEqual(expect.arrayContaining(['en']));
    const read = async (languages: string[]) => {
      const path = `/children/${child.id}`;
      expect((await api(starling.url).patch(path, { languages }, parent.accessToken)).status).toBe(200);
      const { data } = await graphql(starling, QUERY, { token: parent.accessToken, variables: { id: child.id } });
      return data.child.unmeasuredLanguages;
    };
    expect(await read(['en', 'pl', 'uk'])).toEqual(['pl', 'uk']);
    expect(await read(['en'])).toEqual([]);
  });
});
