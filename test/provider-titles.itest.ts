import { TAG_COLORS } from '../contract/conversations.js';
import { SUMMARY_MAX_LENGTH, TITLE_MAX_LENGTH } from '../contract/limits.js';
import { type AiProviderDouble, PROVIDER_SECRET, startAiProvider } from './doubles/ai-provider.js';
import { type Account, registerParent } from './support/accounts.js';
import { LiveClient } from './support/live-client.js';
import { startStarling, type TestStarling } from './support/starling.js';
import { until } from './support/wait.js';

const good = { title: 'Calm evenings', summary: 'How to make evenings calm.', type: 'educational', tags: ['bedtime'] };
const OWN_TITLE = 'How do owls sleep at night?';

/** What the provider says to the question for a title, and the title that comes of it. */
const CASES: Record<string, [says: string, title: string]> = {
  good: [JSON.stringify(good), 'Calm evenings'],
  'wrapped in prose': [`Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``, 'Calm evenings'],
  'with marks': [JSON.stringify({ ...good, title: '# **Calm**\n<b>evenings</b> `x`' }), 'Calm evenings x'],
  'a script': [JSON.stringify({ ...good, title: '<script>alert(1)</script>' }), 'alert(1)'],
  '300 characters': [JSON.stringify({ ...good, title: 'x'.repeat(300) }), OWN_TITLE],
  'no title': [JSON.stringify({ ...good, title: '  ' }), OWN_TITLE],
  'a summary that is cut within a sign': [
    JSON.stringify({ ...good, summary: `${'x'.repeat(199)}😀` }),
    'Calm evenings',
  ],
  'no json': ['Calm evenings', OWN_TITLE],
  'a tag that every object has': [JSON.stringify({ ...good, tags: ['constructor', 'Bedtime'] }), 'Calm evenings'],
  'another type': [JSON.stringify({ ...good, type: 'gossip' }), OWN_TITLE],
  'a web page': ['[[script:html]]', OWN_TITLE],
  nothing: ['[[script:empty]]', OWN_TITLE],
  'a failure': ['[[script:status code=500]]', OWN_TITLE],
  'a cut': ['[[script:cut after=1]]', OWN_TITLE],
  silence: ['[[script:never-answers]]', OWN_TITLE],
};

describe('titles from a provider', () => {
  let provider: AiProviderDouble;
  let starling: TestStarling;
  let parent: Account;

  beforeAll(async () => {
    provider = await startAiProvider();
    provider.completion = ({ body }) => {
      const talk = body.messages.at(-1)!.content;
      return Object.entries(CASES).find(([name]) => talk.includes(`(${name})`))![1][0];
    };
    starling = await startStarling({ COMPANION_BASE_URL: provider.url, COMPANION_TITLES: 'on' });
    parent = await registerParent(starling);
  });
  afterAll(async () => {
    await starling.stop();
    await provider.close();
  });

  it('are plain and short whatever it says, and no reply waits for them', async () => {
    const talks = await Promise.all(
      Object.entries(CASES).map(async ([name, [, title]]) => {
        const client = await LiveClient.join(starling, { token: parent.accessToken });
        await client.ask(`How do owls sleep at night? (${name})`);
        return { name, title, client };
      }),
    );
    // The job of the silent one hangs now; replies go on as ever.
    await until(() =>
      provider.requests.some(({ body }) => !body.stream && /\(silence\)/.test(body.messages.at(-1)!.content)),
    );
    const { client: waiting } = talks.find(({ name }) => name === 'silence')!;
    const from = performance.now();
    expect((await waiting.ask('And when it is day?')).type).toBe('stream_final');
    expect(performance.now() - from).toBeLessThan(2_000);

    const rows = await until(
      async () => {
        const all = await starling.sql<{ id: string; title: string | null; summary: string | null; tags: string[] }>(
          'SELECT id, title, summary, tags FROM conversations',
        );
        return all.every(({ title }) => title !== null) ? all : null;
      },
      { what: 'all titles', timeoutMs: 30_000 },
    );
    const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
    expect(talks.map(({ name, client }) => [name, titleOf.get(client.conversationId)])).toEqual(
      talks.map(({ name, title }) => [name, title]),
    );
    for (const { title, summary, tags } of rows) {
      expect(Object.keys(TAG_COLORS)).toEqual(expect.arrayContaining(tags));
      expect(title!.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
      expect(summary!.length).toBeLessThanOrEqual(SUMMARY_MAX_LENGTH);
      expect(`${title}${summary}`).not.toMatch(/[<>\n]/);
      expect(`${title}${summary}`).not.toContain(PROVIDER_SECRET);
    }
    await Promise.all(talks.map(({ client }) => client.close()));
  }, 60_000);
});
