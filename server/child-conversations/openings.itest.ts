import { buildConversation } from '../../test/factories/conversations.js';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, pairDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const OWN_OPENINGS = '{ ownOpenings { at by conversationId } }';

describe('an opening of a conversation', () => {
  const starling = useStarling();
  const rest = () => api(starling.url);
  let parent: Account;
  let guardian: Account;
  let family: Family;
  let conversationId: string;

  beforeEach(async () => {
    [parent, guardian] = await Promise.all([
      registerParent(starling, { first_name: 'Ben' }),
      registerParent(starling, { first_name: 'Eva' }),
    ]);
    family = await buildFamily(starling, parent);
    await buildMember(starling, family.householdId, guardian, 'guardian');
    await starling.sql(`UPDATE children SET age_band = '13_15' WHERE id = $1`, [family.child.id]);
    conversationId = await buildConversation(starling, family.child.userId);
  });

  const open = ({ accessToken }: Account) =>
    rest().get(`/children/${family.child.id}/conversations/${conversationId}/messages`, accessToken);
  const lines = async ({ accessToken }: Account) => {
    const { body } = await rest().get(`/households/${family.householdId}/activity`, accessToken);
    return (body as { action: string }[]).filter(({ action }) => action === 'conversation_opened');
  };
  const seen = async (token: string) => (await rest().get('/devices/me/openings', token)).body;

  it('is one line for all guardians of the child, however many pages the reader loads', async () => {
    for (const _page of [1, 2]) expect((await open(parent)).status).toBe(200);
    const expected = [
      expect.objectContaining({
        actor: parent.user.id,
        child_id: family.child.id,
        detail: { conversation_id: conversationId },
      }),
    ];
    expect(await lines(parent)).toEqual(expected);
    expect(await lines(guardian)).toEqual(expected);
  });

  it('is seen on the device of a child of 13 or more, by the name that the household uses', async () => {
    await starling.sql(`UPDATE household_members SET label = 'Dad' WHERE user_id = $1`, [parent.user.id]);
    await open(parent);
    await open(guardian);
    const device = await handOverDevice(starling, guardian, family.child);
    const entry = (by: string) => ({ at: expect.any(String), by, conversation_id: conversationId });
    expect(await seen(device.accessToken)).toEqual([entry('Eva'), entry('Dad')]);
    const { data } = await graphql(starling, OWN_OPENINGS, { token: device.accessToken });
    expect(data.ownOpenings.map(({ by }: { by: string }) => by)).toEqual(['Eva', 'Dad']);
    await starling.sql(`UPDATE children SET age_band = '10_12' WHERE id = $1`, [family.child.id]);
    expect(await seen(device.accessToken)).toEqual([]);
  });

  it('stays readable while the child is shut out, and names no one who has left', async () => {
    await open(guardian);
    const device = await pairDevice(starling, parent, family.child);
    await rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    await rest().delete(`/households/${family.householdId}/members/${guardian.user.id}`, parent.accessToken);
    expect(await seen(device.accessToken)).toEqual([
      { at: expect.any(String), by: null, conversation_id: conversationId },
    ]);
  });

  it('is also the moment from which a guardian follows the talk live', async () => {
    const device = await pairDevice(starling, parent, family.child);
    const reader = await LiveClient.join(starling, { token: parent.accessToken, conversationId });
    expect(await seen(device.accessToken)).toMatchObject([{ by: 'Ben', conversation_id: conversationId }]);
    await reader.close();
  });

  it("holds no sibling's talks", async () => {
    const other = await buildFamily(starling, parent);
    await starling.sql(`UPDATE children SET age_band = '16_17' WHERE id = $1`, [other.child.id]);
    await open(parent);
    const device = await pairDevice(starling, parent, other.child);
    expect(await seen(device.accessToken)).toEqual([]);
  });
});
