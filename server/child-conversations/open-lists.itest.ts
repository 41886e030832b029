import { buildConversation } from '../../test/factories/conversations.js';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { pairDevice } from '../../test/support/devices.js';
import { GraphqlSocket } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const CHANGES = `subscription ($id: ID!) { childConversationChanged(childId: $id) {
  kind id conversation { title messageCount tags lastMessage { content } } } }`;
interface Change {
  childConversationChanged: {
    kind: string;
    id: string;
    conversation: { title: string | null; messageCount: number; lastMessage: { content: string } | null } | null;
  };
}

describe("a guardian's open list of a child's conversations", () => {
  const starling = useStarling();
  const rest = () => api(starling.url);
  let parent: Account;
  let family: Family;
  const sockets: GraphqlSocket[] = [];

  beforeEach(async () => {
    parent = await registerParent(starling);
    family = await buildFamily(starling, parent);
  });
  afterEach(async () => {
    await Promise.all(sockets.splice(0).map((socket) => socket.close()));
  });

  function watch({ accessToken }: { accessToken: string }) {
    const socket = GraphqlSocket.signedIn(starling, accessToken);
    sockets.push(socket);
    return socket.subscribe<Change>(CHANGES, { id: family.child.id });
  }

  async function joinAsChild() {
    const { accessToken } = await pairDevice(starling, parent, family.child);
    return LiveClient.join(starling, { token: accessToken });
  }

  it('hears of new conversations, messages and titles while the child talks', async () => {
    const [first, second] = [await registerParent(starling), watch(parent)];
    await buildMember(starling, family.householdId, first, 'guardian');
    const lists = [watch(first), second];
    const child = await joinAsChild();
    // The list is open when it hears of the first message at the latest.
    await child.ask('Tell me about owls');
    for (const list of lists) {
      await list.has(
        ({ childConversationChanged: { id, conversation } }) =>
          id === child.conversationId && conversation?.messageCount === 2,
      );
    }
    await child.close();
    const { body } = await rest().get(
      `/children/${family.child.id}/conversations/${child.conversationId}`,
      parent.accessToken,
    );
    expect(body).toMatchObject({ id: child.conversationId, message_count: 2 });
  });

  it('quotes nothing where guardians may see topics only', async () => {
    await starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [family.child.id]);
    const list = watch(parent);
    const child = await joinAsChild();
    await child.ask('My secret words');
    await list.has(({ childConversationChanged }) => childConversationChanged.conversation?.messageCount === 2);
    expect(JSON.stringify(list.items)).not.toContain('secret');
    const path = `/children/${family.child.id}/conversations/${child.conversationId}`;
    expect((await rest().get(path, parent.accessToken)).body).toMatchObject({ title: null, last_message: null });
    await child.close();
  });

  it('is refused to helpers, strangers, devices and moderators', async () => {
    const [helper, stranger] = [await registerParent(starling), await registerParent(starling)];
    await buildMember(starling, family.householdId, helper, 'helper', [family.child.id]);
    const device = await pairDevice(starling, parent, family.child);
    const answers = [];
    for (const account of [helper, stranger, device]) {
      const list = watch(account);
      await list.ended;
      answers.push(list.errors[0]?.extensions.error);
    }
    expect(answers).toEqual(['forbidden', 'child_not_found', 'forbidden']);
  });

  it('ends with the right to read, and says nothing more', async () => {
    const guardian = await registerParent(starling);
    await buildMember(starling, family.householdId, guardian, 'guardian');
    const list = watch(guardian);
    const child = await joinAsChild();
    await child.ask('Good morning');
    await list.has(({ childConversationChanged }) => childConversationChanged.conversation?.messageCount === 2);
    const removal = `/households/${family.householdId}/members/${guardian.user.id}`;
    expect((await rest().delete(removal, parent.accessToken)).status).toBe(200);
    await list.ended;
    const heard = list.items.length;
    await child.ask('And another thing');
    expect(list.items.length).toBe(heard);
    await child.close();
  });

  it('keeps conversations of other children apart', async () => {
    const other = await buildFamily(starling, await registerParent(starling));
    const id = await buildConversation(starling, other.child.userId);
    const path = `/children/${family.child.id}/conversations/${id}`;
    expect((await rest().get(path, parent.accessToken)).body).toMatchObject({ error: 'conversation_not_found' });
  });
});
