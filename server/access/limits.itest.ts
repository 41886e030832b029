import { randomUUID } from 'node:crypto';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { CLIENT_FRAME_TYPES } from '../../contract/frames.js';
import { buildConversation } from '../../test/factories/conversations.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import { FRAME_RULES } from '../live/frame-rules.js';
import { RepliesService } from '../replies/replies.service.js';
import { ACCESS_RULE, type AccessRule } from './access.decorators.js';
import { FRESH_SIGN_IN } from './fresh-sign-in.decorator.js';
import { RATE_LIMIT_RULES, type RateLimitRule } from './rate-limit.decorator.js';

const SAID = { role: 'user', content: 'Hello' } as const;

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

/** The decorators of a handler that changes something. */
interface Handler {
  name: string;
  kind: 'REST' | 'Mutation';
  isPublic: boolean;
  buckets: string[];
  freshSignIn: string | undefined;
}

describe('rate limits', () => {
  const starling = useStarling({
    provider: true,
    settings: { RATE_LIMITS: 'on' },
  });

  const count = (statuses: unknown[], status: unknown) => statuses.filter((each) => each === status).length;
  const repeat = async <T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> => {
    const answers: T[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await call(index));
    return answers;
  };

  /** Every REST handler except of GET, and every GraphQL mutation. */
  const handlers = (): Handler[] => {
    const discovery = starling.app.get(DiscoveryService, { strict: false });
    const reflector = starling.app.get(Reflector);
    const scanner = starling.app.get(MetadataScanner);
    const found: Handler[] = [];
    for (const { instance } of [...discovery.getControllers(), ...discovery.getProviders()]) {
      if (typeof instance !== 'object' || instance === null) continue;
      const prototype: object = Object.getPrototypeOf(instance) ?? {};
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = Reflect.get(prototype, method) as unknown;
        if (!isFunction(handler)) continue;
        const verb: RequestMethod | undefined = reflector.get('method', handler);
        const isRest = verb !== undefined && verb !== RequestMethod.GET;
        const isMutation = reflector.get('graphql:resolver_type', handler) === 'Mutation';
        if (!isRest && !isMutation) continue;
        const type = instance.constructor;
        const rule = reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, type]);
        const limits: RateLimitRule[] = reflector.get(RATE_LIMIT_RULES, handler) ?? [];
        found.push({
          name: `${type.name}.${method}`,
          kind: isRest ? 'REST' : 'Mutation',
          isPublic: rule?.kind === 'public',
          buckets: limits.map(({ bucket }) => bucket),
          freshSignIn: reflector.get(FRESH_SIGN_IN, handler),
        });
      }
    }
    return found;
  };
  const namesOf = (found: Handler[]) => found.map(({ name }) => name);

  describe('by declaration', () => {
    it('every handler that changes something names its rate-limit bucket', () => {
      const all = handlers();
      expect(namesOf(all)).toEqual(
        expect.arrayContaining(['MessagesController.edit', 'ChatResolver.sendMessage', 'AuthController.login']),
      );
      expect(namesOf(all.filter(({ buckets }) => buckets.length === 0))).toEqual([]);
    });

    it('every signed-in handler that changes something says whether it needs a fresh sign-in', () => {
      const signedIn = handlers().filter(({ isPublic }) => !isPublic);
      expect(namesOf(signedIn.filter(({ freshSignIn }) => freshSignIn === undefined))).toEqual([]);
      expect(namesOf(signedIn.filter(({ freshSignIn }) => freshSignIn !== 'never')).sort()).toEqual([
        'AccountController.changePassword',
        'ChildrenController.withdrawConsent',
        'ChildrenResolver.withdrawChildConsent',
        'ErasuresController.deleteConversations',
        'ErasuresController.erase',
        'ErasuresResolver.deleteChildConversations',
        'ErasuresResolver.eraseChild',
        'GoogleLinksController.link',
        'GoogleLinksController.unlink',
        'HouseholdsController.setPin',
        'HouseholdsResolver.setHouseholdPin',
        'InvitationsController.accept',
        'MembersResolver.acceptInvitation',
        'PairingsController.approve',
        'PairingsResolver.approveDevicePairing',
        'PasskeysController.add',
        'PasskeysController.begin',
        'PasskeysController.remove',
        'PasskeysResolver.addPasskey',
        'PasskeysResolver.beginPasskey',
        'PasskeysResolver.removePasskey',
        'PasswordResetController.createLink',
        'PasswordResetResolver.createPasswordResetLink',
        'SecondStepController.begin',
        'SecondStepController.renewCodes',
        'SecondStepController.reset',
        'SecondStepController.turnOff',
        'SecondStepResolver.beginSecondStep',
        'SecondStepResolver.renewRecoveryCodes',
        'SecondStepResolver.resetSecondStep',
        'SecondStepResolver.turnOffSecondStep',
        'UsersController.erase',
      ]);
    });

    it("every signed-in REST change counts as a change, and no mutation is public but a waiting device's", () => {
      const all = handlers();
      const uncounted = all.filter(({ kind, isPublic, buckets }) => {
        return kind === 'REST' && !isPublic && !buckets.includes('rest_changes');
      });
      // A file of 25 MB is one change in many parts, which have a limit of their own.
      expect(namesOf(uncounted).sort()).toEqual(['UploadsController.append', 'UploadsController.progress']);
      expect(namesOf(all.filter(({ kind, isPublic }) => kind === 'Mutation' && isPublic))).toEqual([
        'PairingsResolver.pairDevice',
        'PairingsResolver.pairDeviceToken',
      ]);
    });

    it('every frame that a client may send has a rule', () => {
      expect(Object.keys(FRAME_RULES).sort()).toEqual([...CLIENT_FRAME_TYPES].sort());
      expect(FRAME_RULES.message.rateLimit).toBe('messages');
    });
  });

  describe('of one account', () => {
    it('edits count as messages over REST and GraphQL, so 80 edits start at most 20 replies', async () => {
      const { accessToken: token } = await registerParent(starling);
      const client = await LiveClient.join(starling, { token });
      const first = client.say('Hello');
      const { metadata } = await client.has((frame) => frame.metadata.client_message_id === first);
      const path = `/conversations/${client.conversationId}/messages/${metadata.message_id}`;
      const edits = await repeat(80, (index) => api(starling.url).patch(path, { content: `Text ${index}` }, token));
      const statuses = edits.map(({ status }) => status);
      expect([count(statuses, 200), count(statuses, 429)]).toEqual([19, 61]);
      expect(Number(edits.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
      const edit =
        'mutation ($id: ID!, $messageId: ID!) { editMessage(conversationId: $id, messageId: $messageId, content: "x") { id } }';
      const variables = { id: client.conversationId, messageId: metadata.message_id };
      const { errors } = await graphql(starling, edit, { token, variables });
      expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', error: 'rate_limited' });
      await client.close();
    });

    it('an account may start 30 conversations a minute over all transports, aliases included', async () => {
      const { accessToken: token, user } = await registerParent(starling);
      const fields = Array.from({ length: 15 }, (_, index) => `c${index}: startConversation { type }`);
      const query = `mutation { ${fields.join(' ')} }`;
      const answers = await repeat(10, () => graphql(starling, query, { token }));
      const refusals = answers.slice(2).map(({ errors }) => errors.map(({ extensions }) => extensions.error));
      expect(refusals).toEqual(Array(8).fill(['rate_limited']));
      const begun = await starling.sql('SELECT id FROM conversations WHERE user_id = $1', [user.id]);
      expect(begun).toHaveLength(30);
      const client = await LiveClient.open(starling, { token });
      expect(await client.next('error')).toMatchObject({ metadata: { error: { code: 'rate_limited' } } });
      expect(await client.untilClosed()).toEqual({ code: 1013, reason: 'rate_limited' });
    });

    it('a bulk change costs points by its ids, so of 15 times 500 ids in one request 3,000 are accepted', async () => {
      const { accessToken: token } = await registerParent(starling);
      const ids = Array.from({ length: 500 }, () => randomUUID());
      const fields = Array.from({ length: 15 }, (_, index) => {
        return `u${index}: updateConversations(ids: $ids, input: { isPinned: true }) { id }`;
      });
      const query = `mutation ($ids: [ID!]!) { ${fields.join(' ')} }`;
      const { errors } = await graphql(starling, query, { token, variables: { ids } });
      expect(errors).toMatchObject([{ path: ['u6'], extensions: { error: 'rate_limited' } }]);
    });

    it('an account may make 60 REST changes and 300 REST calls a minute', async () => {
      const { accessToken: token } = await registerParent(starling);
      const changes = await repeat(70, () => api(starling.url).post('/notifications/read', undefined, token));
      const statuses = changes.map(({ status }) => status);
      expect([count(statuses, 200), count(statuses, 429)]).toEqual([60, 10]);
      const calls = await repeat(240, () => api(starling.url).get('/companion', token));
      expect(
        count(
          calls.map(({ status }) => status),
          200,
        ),
      ).toBe(230);
      expect(calls.at(-1)!.body.error).toBe('rate_limited');
    });

    it('an account may file 10 reports a minute and export 20 conversations an hour', async () => {
      const { accessToken: token, user } = await registerParent(starling);
      const id = await buildConversation(starling, user.id);
      const { body } = await api(starling.url).get<Json>(`/conversations/${id}/messages`, token);
      const report = `/conversations/${id}/messages/${body[0].id}/report`;
      const reports = await repeat(11, () => api(starling.url).post(report, { reason: 'Odd' }, token));
      expect(
        count(
          reports.map(({ status }) => status),
          201,
        ),
      ).toBe(10);
      expect(reports.at(-1)!.status).toBe(429);
      const exports = await repeat(21, () => api(starling.url).get(`/conversations/${id}/export`, token));
      expect(
        count(
          exports.map(({ status }) => status),
          200,
        ),
      ).toBe(20);
      expect(exports.at(-1)!.status).toBe(429);
    });
  });

  describe('of running replies', () => {
    const statesOf = async ({ user }: Account) => {
      const rows = await starling.sql<{ state: string }>(
        `SELECT r.state FROM replies r JOIN conversations c ON c.id = r.conversation_id
          WHERE c.user_id = $1 ORDER BY r.created_at`,
        [user.id],
      );
      return rows.map(({ state }) => state);
    };

    it('five replies of an account run on all nodes together, and the oldest that waits starts when one ends', async () => {
      const other = await starling.startNode();
      const parent = await registerParent(starling);
      const clients = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          LiveClient.join(index % 2 === 0 ? starling : other, { token: parent.accessToken }),
        ),
      );
      for (const client of clients) client.say('[[script:gate n=1]]');
      await until(async () => {
        const states = await statesOf(parent);
        return count(states, 'running') === 5 && count(states, 'waiting') === 3;
      });
      // The provider was also called for those that wait. Such a call would take a chunk.
      await until(() => starling.provider.openReplies === 5, { what: 'the calls of waiting replies to end' });
      // The sweep leaves waiting replies alone.
      expect(await starling.app.get(RepliesService).findAbandoned(500)).toEqual([]);
      const [oldest] = await starling.sql<{ id: string }>(
        `SELECT id FROM replies WHERE state = 'waiting' ORDER BY created_at, id LIMIT 1`,
      );
      starling.provider.release(1);
      await until(async () => count(await statesOf(parent), 'final') === 1);
      const begun = await until(async () => {
        const rows = await starling.sql<{ id: string }>(`SELECT id FROM replies WHERE state = 'waiting'`);
        return rows.length === 2 ? rows : null;
      });
      expect(begun.map(({ id }) => id)).not.toContain(oldest!.id);
      expect(count(await statesOf(parent), 'running')).toBe(5);
      starling.provider.release(7);
      for (const client of clients) await client.has(({ type }) => type === 'stream_final');
      expect(await statesOf(parent)).toEqual(Array(8).fill('final'));
      await Promise.all(clients.map((client) => client.close()));
      await other.stop();
    });

    it('the replies of a dead node use its slots before waiting replies do', async () => {
      const parent = await registerParent(starling);
      const left = await repeat(5, () => buildConversation(starling, parent.user.id, { said: SAID }));
      await starling.sql(
        `INSERT INTO replies (id, conversation_id, message_id, message_seq, assistant_message_id, user_id, account_slot,
                              state, fence, attempts, lease_owner, lease_until)
         SELECT gen_random_uuid(), conversation_id, id, seq, gen_random_uuid(), user_id,
                row_number() OVER (), 'running', 1, 1, 'a dead node', now() + interval '2 seconds'
           FROM messages WHERE conversation_id = ANY($1)`,
        [left],
      );
      const client = await LiveClient.join(starling, { token: parent.accessToken });
      const end = await client.ask('Is anybody there?');
      expect(end.type).toBe('stream_final');
      await until(async () => (await statesOf(parent)).every((state) => state === 'final'));
      await client.close();
    });

    it('a waiting reply starts when a deletion removes a running one', async () => {
      const parent = await registerParent(starling);
      const clients = await repeat(6, () => LiveClient.join(starling, { token: parent.accessToken }));
      for (const client of clients) {
        const id = client.say('[[script:gate n=1]]');
        await client.has((frame) => frame.metadata.client_message_id === id);
      }
      await until(async () => count(await statesOf(parent), 'running') === 5);
      expect(count(await statesOf(parent), 'waiting')).toBe(1);
      await api(starling.url).delete(`/conversations/${clients[0]!.conversationId}`, parent.accessToken);
      await until(async () => count(await statesOf(parent), 'waiting') === 0);
      await until(() => starling.provider.openReplies === 5, { what: 'the call of the deleted reply to end' });
      starling.provider.release(5);
      for (const client of clients.slice(1)) await client.has(({ type }) => type === 'stream_final');
      await Promise.all(clients.map((client) => client.close()));
    });
  });
});
