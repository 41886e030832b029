import { SUMMARY_MAX_LENGTH, TAG_COLORS, TITLE_MAX_LENGTH } from '../../contract/conversations.js';
import { PROVIDER_SECRET } from '../../test/doubles/ai-provider.js';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { handOverDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { SOON_MS, until } from '../../test/support/wait.js';

const good = { title: 'Calm evenings', summary: 'How to make evenings calm.', type: 'educational', tags: ['bedtime'] };
const OWN_TITLE = 'How do owls sleep at night?';

/** The provider's answer to the request for a title, and the title that results. */
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
  const starling = useStarling({ provider: true, settings: { COMPANION_TITLES: 'on' } });
  let parent: Account;

  beforeAll(async () => {
    starling.provider.completion = ({ body }) => {
      const text = body.messages.at(-1)!.content;
      return Object.entries(CASES).find(([name]) => text.includes(`(${name})`))![1][0];
    };
    parent = await registerParent(starling);
  });

  it('are plain and short whatever the provider answers, and delay no reply', async () => {
    const conversations = await Promise.all(
      Object.entries(CASES).map(async ([name, [, title]]) => {
        const client = await LiveClient.join(starling, { token: parent.accessToken });
        await client.ask(`How do owls sleep at night? (${name})`);
        return { name, title, client };
      }),
    );
    // The job with the silent provider hangs now. Replies go on.
    await until(() =>
      starling.provider.requests.some(({ body }) => !body.stream && /\(silence\)/.test(body.messages.at(-1)!.content)),
    );
    const { client: waiting } = conversations.find(({ name }) => name === 'silence')!;
    const from = performance.now();
    expect((await waiting.ask('And when it is day?')).type).toBe('stream_final');
    expect(performance.now() - from).toBeLessThan(SOON_MS);

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
    expect(conversations.map(({ name, client }) => [name, titleOf.get(client.conversationId)])).toEqual(
      conversations.map(({ name, title }) => [name, title]),
    );
    for (const { title, summary, tags } of rows) {
      expect(Object.keys(TAG_COLORS)).toEqual(expect.arrayContaining(tags));
      expect(title!.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH);
      expect(summary!.length).toBeLessThanOrEqual(SUMMARY_MAX_LENGTH);
      expect(`${title}${summary}`).not.toMatch(/[<>\n]/);
      expect(`${title}${summary}`).not.toContain(PROVIDER_SECRET);
    }
    await Promise.all(conversations.map(({ client }) => client.close()));
  });

  it('are never asked for about a conversation of a child', async () => {
    const { child } = await buildFamily(starling, parent);
    const device = await handOverDevice(starling, parent, child);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    await client.ask('How do owls sleep at night? (good)');
    const title = await until(
      async () => {
        const [row] = await starling.sql<{ title: string | null }>('SELECT title FROM conversations WHERE id = $1', [
          client.conversationId,
        ]);
        return row?.title;
      },
      { what: 'the title' },
    );
    expect(title).toBe(OWN_TITLE);
    await client.close();
  });
});
