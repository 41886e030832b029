import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('help lines', () => {
  const starling = useStarling();

  it('answer everyone over REST and GraphQL, without a sign-in', async () => {
    const { status, body } = await api(starling.url).get('/safety/helplines?country=gb');
    expect(status).toBe(200);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ call: '999', is_emergency: true }),
        expect.objectContaining({ name: 'Childline', call: '0800 1111', checked_on: null, is_emergency: false }),
      ]),
    );
    const twin = await graphql(starling, 'query ($country: String) { helpLines(country: $country) { name call } }', {
      variables: { country: 'GB' },
    });
    const lines = body as { name: string; call: string }[];
    expect(twin.data).toEqual({ helpLines: lines.map(({ name, call }) => ({ name, call })) });
  });

  it('answer a country that is missing or unknown with the lines for everywhere else', async () => {
    const elsewhere = (await api(starling.url).get('/safety/helplines')).body;
    expect((await api(starling.url).get('/safety/helplines?country=Atlantis')).body).toEqual(elsewhere);
    expect(JSON.stringify(elsewhere)).toContain('childhelplineinternational.org');
  });

  it('refuse unknown parameters', async () => {
    expect((await api(starling.url).get('/safety/helplines?land=GB')).status).toBe(422);
  });
});
