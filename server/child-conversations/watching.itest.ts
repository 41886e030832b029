import { buildFamily } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { pairDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';

describe('a guardian who follows a conversation', () => {
  const starling = useStarling();

  it('is cut off at once when guardians may see topics only, and the child stays connected', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    const device = await pairDevice(starling, parent, child);
    const writer = await LiveClient.join(starling, { token: device.accessToken });
    const { conversationId } = writer;
    const reader = await LiveClient.join(starling, { token: parent.accessToken, conversationId });
    await writer.next('presence_event');
    await api(starling.url).patch(`/children/${child.id}`, { transcript: 'topics' }, parent.accessToken);
    expect((await reader.untilClosed()).code).toBe(1008);
    writer.say('Hello');
    await writer.next('user_message');
    expect(reader.frames.some(({ content }) => content === 'Hello')).toBe(false);
    await writer.close();
  });
});
