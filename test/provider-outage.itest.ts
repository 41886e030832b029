import { setTimeout as delay } from 'node:timers/promises';
import { type AiProviderDouble, startAiProvider } from './doubles/ai-provider.js';
import { type Account, registerParent, signInAs } from './support/accounts.js';
import { graphql } from './support/graphql-client.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

const CONVERSATIONS = 20;
const DOWN_SECONDS = 10;

describe('a provider that is down under load', () => {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let admin: Account;
  let talks: Talk[];

  beforeAll(async () => {
    provider = await startAiProvider();
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'off', REPLY_TIMEOUT: '5' });
    admin = await signInAs(starling, 'admin');
    const parent = await registerParent(starling);
    talks = await Promise.all(
      Array.from({ length: CONVERSATIONS }, (_, number) => Talk.begin(starling, parent, `talk ${number}`)),
    );
  });
  afterAll(async () => {
    await Promise.all(talks.map((talk) => talk.end()));
    await starling.stop();
    await provider.close();
  });

  const companion = async () => {
    const query = '{ adminStats { systemHealth { companion } } }';
    return (await graphql(starling, query, { token: admin.accessToken })).data.adminStats.systemHealth.companion;
  };
  const healthy = async () => {
    await until(async () => (await companion()) === 'OK', { what: 'the companion to be well' });
    const counts = talks.map((talk) => talk.answers.stream_final ?? 0);
    await until(() => talks.every((talk, index) => (talk.answers.stream_final ?? 0) > counts[index]!), {
      what: 'an answer in each conversation',
    });
  };

  const outages: [string, () => void][] = [
    [
      'resets every connection',
      () => {
        provider.down = true;
      },
    ],
    [
      'refuses every request',
      () => {
        provider.script = 'status code=503';
      },
    ],
  ];
  it.each(outages)(
    'is told of, not stormed, and used again once it is back: it %s',
    async (_what, begin) => {
      await healthy();
      const requestsBefore = provider.requests.length;
      const refusedBefore = provider.refused;
      const from = performance.now();
      begin();
      await until(async () => (await companion()) === 'DEGRADED', { what: 'the companion to be ailing' });
      await until(() => performance.now() - from > DOWN_SECONDS * 1000, {
        what: 'the end of the outage',
        timeoutMs: 20_000,
      });
      const seconds = (performance.now() - from) / 1000;
      expect(await companion()).toBe('DEGRADED');
      const refused = provider.refused - refusedBefore;
      const requests = provider.requests.slice(requestsBefore);
      provider.down = false;
      provider.script = 'pieces';
      // A probe every two seconds comes on top.
      expect(refused).toBeLessThanOrEqual((CONVERSATIONS + 1) * (seconds + 1));
      const byTalk = Map.groupBy(requests, ({ body }) => body.messages.at(-1)!.content.replace(/ #\d+$/, ''));
      for (const [, own] of byTalk) expect(own.length).toBeLessThanOrEqual(seconds + 2);
      await healthy();
    },
    60_000,
  );

  it('leaves nothing waiting', async () => {
    for (const talk of talks) talk.isOver = true;
    await until(() => talks.every((talk) => talk.isIdle), { what: 'the last answers', timeoutMs: 20_000 });
    expect(talks.map((talk) => talk.fault)).toEqual(talks.map(() => null));
    expect(await starling.sql("SELECT * FROM replies WHERE state NOT IN ('final', 'stopped', 'error')")).toEqual([]);
    expect(provider.openReplies).toBe(0);
  });
});

/** A parent who asks again as soon as there is an answer. */
class Talk {
  readonly answers: Record<string, number> = {};
  isOver = false;
  isIdle = false;
  fault: unknown = null;

  private constructor(
    private readonly client: LiveClient,
    private readonly name: string,
  ) {}

  static async begin(starling: TestStarling, { accessToken }: Account, name: string): Promise<Talk> {
    const talk = new Talk(await LiveClient.join(starling, { token: accessToken }), name);
    void talk.go().catch((error: unknown) => {
      talk.fault = error;
    });
    return talk;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.client.close();
  }

  private async go(): Promise<void> {
    for (let count = 0; !this.isOver; count += 1) {
      const { type } = await this.client.ask(`${this.name} #${count}`);
      this.answers[type] = (this.answers[type] ?? 0) + 1;
      // As fast as a very quick reader.
      await delay(200);
    }
    this.isIdle = true;
  }
}
