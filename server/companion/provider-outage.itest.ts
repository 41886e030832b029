import { setTimeout as delay } from 'node:timers/promises';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { type TestStarling } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const CONVERSATIONS = 20;
const DOWN_SECONDS = 10;

describe('a provider that is down under load', () => {
  const starling = useStarling({ provider: true, settings: { REPLY_TIMEOUT: '5' } });
  let admin: Account;
  let conversations: Conversation[];

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
    const parent = await registerParent(starling);
    conversations = await Promise.all(
      Array.from({ length: CONVERSATIONS }, (_, number) =>
        Conversation.begin(starling, parent, `conversation ${number}`),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(conversations.map((conversation) => conversation.end()));
  });

  const companion = async () => {
    const query = '{ adminStats { systemHealth { companion } } }';
    return (await graphql(starling, query, { token: admin.accessToken })).data.adminStats.systemHealth.companion;
  };
  const healthy = async () => {
    await until(async () => (await companion()) === 'OK', { what: 'the companion to be OK' });
    const counts = conversations.map((conversation) => conversation.answers.stream_final ?? 0);
    await until(
      () => conversations.every((conversation, index) => (conversation.answers.stream_final ?? 0) > counts[index]!),
      {
        what: 'an answer in each conversation',
      },
    );
  };

  const outages: [string, () => void][] = [
    [
      'resets every connection',
      () => {
        starling.provider.down = true;
      },
    ],
    [
      'refuses every request',
      () => {
        starling.provider.script = 'status code=503';
      },
    ],
  ];
  it.each(outages)(
    'is reported, gets few requests, and is used again when it is back: it %s',
    async (_what, begin) => {
      await healthy();
      const requestsBefore = starling.provider.requests.length;
      const refusedBefore = starling.provider.refused;
      const from = performance.now();
      begin();
      await until(async () => (await companion()) === 'DEGRADED', { what: 'the companion to be DEGRADED' });
      await until(() => performance.now() - from > DOWN_SECONDS * 1000, {
        what: 'the end of the outage',
        timeoutMs: 20_000,
      });
      const seconds = (performance.now() - from) / 1000;
      expect(await companion()).toBe('DEGRADED');
      const refused = starling.provider.refused - refusedBefore;
      const requests = starling.provider.requests.slice(requestsBefore);
      starling.provider.down = false;
      starling.provider.script = 'pieces';
      // The probe adds a request every two seconds.
      expect(refused).toBeLessThanOrEqual((CONVERSATIONS + 1) * (seconds + 1));
      const byConversation = Map.groupBy(requests, ({ body }) => body.messages.at(-1)!.content.replace(/ #\d+$/, ''));
      for (const [, own] of byConversation) expect(own.length).toBeLessThanOrEqual(seconds + 2);
      await healthy();
    },
    120_000,
  );

  it('leaves no reply open', async () => {
    for (const conversation of conversations) conversation.isOver = true;
    await until(() => conversations.every((conversation) => conversation.isIdle), {
      what: 'the last answers',
      timeoutMs: 20_000,
    });
    expect(conversations.map((conversation) => conversation.fault)).toEqual(conversations.map(() => null));
    expect(await starling.sql("SELECT * FROM replies WHERE state NOT IN ('final', 'stopped', 'error')")).toEqual([]);
    await until(() => starling.provider.openReplies === 0, { what: 'the provider requests to end' });
  });
});

/** A parent who sends the next message as soon as there is a reply. */
class Conversation {
  readonly answers: Record<string, number> = {};
  isOver = false;
  isIdle = false;
  fault: unknown = null;

  private constructor(
    private readonly client: LiveClient,
    private readonly name: string,
  ) {}

  static async begin(starling: TestStarling, { accessToken }: Account, name: string): Promise<Conversation> {
    const conversation = new Conversation(await LiveClient.join(starling, { token: accessToken }), name);
    void conversation.go().catch((error: unknown) => {
      conversation.fault = error;
    });
    return conversation;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.client.close();
  }

  private async go(): Promise<void> {
    for (let count = 0; !this.isOver; count += 1) {
      const { type } = await this.client.ask(`${this.name} #${count}`);
      this.answers[type] = (this.answers[type] ?? 0) + 1;
      // The pace of a very quick reader.
      await delay(200);
    }
    this.isIdle = true;
  }
}
