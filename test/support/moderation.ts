import { type Account, registerParent, signInAs } from './accounts.js';
import { api } from './api.js';
import { graphql } from './graphql-client.js';
import { LiveClient } from './live-client.js';
import { useStarling } from './use-starling.js';

export interface ModeratedConversation {
  conversationId: string;
  /** In their order. */
  messages: { id: string; message_role: string; message_content: string }[];
}

/** A Starling of its own with a parent who reports messages, a moderator and an admin, for the enclosing `describe`. */
export function useModeration() {
  const starling = useStarling({ own: true });
  const people = {} as Record<'parent' | 'moderator' | 'admin', Account>;
  beforeAll(async () => {
    people.parent = await registerParent(starling);
    people.moderator = await signInAs(starling, 'moderator');
    people.admin = await signInAs(starling, 'admin');
  });

  const get = (path: string, account = people.moderator) => api(starling.url).get(path, account.accessToken);
  const patch = (id: string, body: unknown, account = people.moderator) =>
    api(starling.url).patch(`/moderation/reports/${id}`, body, account.accessToken);

  /** Views a report and then claims it, as the pages do. */
  const take = async (id: string, account = people.moderator) => {
    await get(`/moderation/reports/${id}`, account);
    return patch(id, { action: 'claim' }, account);
  };

  /** Says the texts, one after the other, as the parent. */
  const startConversation = async (...contents: string[]): Promise<ModeratedConversation> => {
    const live = await LiveClient.join(starling, { token: people.parent.accessToken });
    for (const content of contents) await live.ask(content);
    await live.close();
    const { body } = await get(`/conversations/${live.conversationId}/messages`, people.parent);
    return { conversationId: live.conversationId, messages: body };
  };

  const report = ({ conversationId }: ModeratedConversation, messageId: string, reason = 'Not nice') =>
    api(starling.url).post(
      `/conversations/${conversationId}/messages/${messageId}/report`,
      { reason },
      people.parent.accessToken,
    );

  /** A conversation with a report of its newest message. */
  const reported = async (): Promise<ModeratedConversation & { id: string; messageId: string }> => {
    const one = await startConversation('Can you explain gravity?');
    const messageId = one.messages.at(-1)!.id;
    return { ...one, messageId, id: (await report(one, messageId)).body.id };
  };

  /** The number of alerts that the dashboard of admins shows. */
  const alerts = async (): Promise<number> => {
    const { data } = await graphql(starling, '{ adminStats { moderationAlerts } }', {
      token: people.admin.accessToken,
    });
    return data.adminStats.moderationAlerts;
  };

  return { starling, people, get, patch, take, startConversation, report, reported, alerts };
}
