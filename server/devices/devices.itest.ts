import { buildFamily } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { deviceOf, handOverDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
const rest = () => api(starling.url);
const CLEARED = '"storage", "cache"';

/** What the next call, GraphQL call and refresh of a session answer, and what each tells the browser to forget. */
async function answersTo({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  const query = await fetch(`${starling.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ query: '{ ownDevice { name } }' }),
  });
  const call = await rest().get('/devices/me', accessToken);
  const refresh = await rest().post('/auth/refresh', { refresh_token: refreshToken });
  const headers = [call, query, refresh].map((answer) => answer.headers.get('clear-site-data'));
  return { statuses: [call.status, refresh.status], headers };
}

describe('a shared device', () => {
  it('is told to forget everything when it is removed, and not when it switches to another child', async () => {
    const parent = await registerParent(starling);
    const { children } = await buildFamily(starling, parent, { children: 2 });
    const [first, second] = children;
    const before = await handOverDevice(starling, parent, first!);
    const childIds = { child_ids: [first!.id, second!.id] };
    expect((await rest().patch(`/devices/${before.id}`, childIds, parent.accessToken)).status).toBe(200);
    const after = deviceOf(await rest().post('/devices/switch', { child_id: second!.id }, before.accessToken));

    expect(await answersTo(before)).toEqual({ statuses: [401, 401], headers: [null, null, null] });
    const { data } = await graphql(starling, '{ ownDevice { child { id } } }', { token: after.accessToken });
    expect(data.ownDevice.child.id).toBe(second!.id);

    expect((await rest().delete(`/devices/${after.id}`, parent.accessToken)).status).toBe(204);
    expect(await answersTo(after)).toEqual({ statuses: [401, 401], headers: [CLEARED, CLEARED, CLEARED] });
    // A tab that still holds the earlier session hears it, too, as soon as its state is read again.
    await until(async () => (await answersTo(before)).headers.every((header) => header === CLEARED));
  });
});
