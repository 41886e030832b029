import { jest } from '@jest/globals';
import { PROVIDER_SECRET } from '../../test/doubles/ai-provider.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import type { ReplyLeasesRepository } from './reply-leases.repository.js';

const FALLBACK = 'I encountered an error processing your request.';
const TERMINAL = new Set(['stream_final', 'streaming_stopped', 'ai_response', 'ai_error']);

describe('replies', () => {
  const starling = useStarling({ provider: true, settings: { REPLY_TIMEOUT: '2' } });
  let parent: Account;
  const join = (conversationId?: string, node: { url: string } = starling) =>
    LiveClient.join(node, { token: parent.accessToken, ...(conversationId ? { conversationId } : {}) });
  const messagesOf = async (id: string) =>
    (await api(starling.url).get(`/conversations/${id}/messages`, parent.accessToken)).body as {
      id: string;
      message_role: string;
      message_content: string;
      response_type: string | null;
      truncated: boolean;
    }[];

  beforeAll(async () => {
    parent = await registerParent(starling);
  });

  it('leases a reply in the transaction of its message, and looks once for waiting messages', async () => {
    const repository = starling.app.get<ReplyLeasesRepository>('ReplyLeasesRepository');
    const claims = jest.spyOn(repository, 'claim');
    const looks = jest.spyOn(repository, 'findNext');
    const client = await join();
    for (let asked = 1; asked <= 2; asked += 1) {
      expect((await client.ask(`Question ${asked}`)).type).toBe('stream_final');
      await until(() => looks.mock.calls.length === asked);
      await Promise.all(looks.mock.results.map(({ value }) => value));
    }
    expect(claims).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    await client.close();
  });

  describe('a failing provider', () => {
    const failures = [
      'silent',
      'never-answers',
      'status code=400',
      'status code=401',
      'status code=404',
      'html',
      'empty',
      'redirect',
    ];
    it.each(failures)('ends a reply with the fallback text on: %s', async (script) => {
      const client = await join();
      const end = await client.ask(`[[script:${script}]]`);
      expect(end).toMatchObject({ type: 'ai_error', content: FALLBACK, metadata: { error: { code: 'ai_error' } } });
      expect((await messagesOf(client.conversationId)).map((row) => row.message_content).at(-1)).toBe(FALLBACK);
      expect(JSON.stringify(client.frames)).not.toContain(PROVIDER_SECRET);
      expect((await client.ask('again')).type).toBe('stream_final');
      await client.close();
    });

    it.each(['hang after=10', 'cut after=10 delayMs=20', 'fin after=10'])(
      'keeps what had come, marked as broken off: %s',
      async (script) => {
        const client = await join();
        const end = await client.ask(`[[script:${script}]]`);
        expect(end).toMatchObject({ type: 'stream_final', metadata: { truncated: true } });
        expect(end.content).toContain('word 9');
        expect((await messagesOf(client.conversationId)).at(-1)).toMatchObject({
          message_content: end.content,
          truncated: true,
        });
        await client.close();
      },
    );

    it('retries the provider before the first chunk, but not after it', async () => {
      const client = await join();
      const before = starling.provider.requests.length;
      expect((await client.ask('[[script:flaky times=1]]')).type).toBe('stream_final');
      expect(starling.provider.requests.length - before).toBe(2);
      await client.close();
    });

    it('cuts off a reply that never ends, and closes the provider request', async () => {
      const client = await join();
      const end = await client.ask('[[script:burst]]');
      expect(end).toMatchObject({ type: 'stream_final', metadata: { truncated: true } });
      expect(end.content).toHaveLength(32_000);
      expect(client.replyText()).toBe(end.content);
      await until(() => starling.provider.openReplies === 0);
      await client.close();
    });

    it('keeps characters whole if their bytes arrive separately', async () => {
      const client = await join();
      expect((await client.ask('[[script:utf8-split]]')).content).toBe('🐣🐥🦜 ⭐');
      await client.close();
    });
  });

  it('answers an unsafe message itself, without the provider', async () => {
    const client = await join();
    const before = starling.provider.requests.length;
    const end = await client.ask('I want to kill myself');
    expect(end).toMatchObject({ type: 'ai_response', metadata: { response_type: 'safety' } });
    expect(starling.provider.requests).toHaveLength(before);
    const [alert] = await until(async () => {
      const alerts = await starling.sql("SELECT reason, status FROM reports WHERE source = 'safety'");
      return alerts.length > 0 ? alerts : null;
    });
    expect(alert).toMatchObject({ status: 'open' });
    await client.close();
  });

  it('answers an unsafe message in the language that the account has chosen', async () => {
    const { accessToken: token } = await registerParent(starling);
    await api(starling.url).patch('/users/me', { settings: { language: 'es' } }, token);
    const client = await LiveClient.join(starling, { token });
    const { content, metadata } = await client.ask('I want to kill myself');
    expect(metadata.response_type).toBe('safety');
    expect(content).toMatch(/^Gracias por contármelo\. [\s\S]*número de emergencias[\s\S]*Sigo aquí\./);
    await client.close();
  });

  it('answers messages that two nodes store at the same moment one after the other', async () => {
    const other = await starling.startNode();
    const here = await join();
    const there = await join(here.conversationId, other);
    for (let n = 0; n < 4; n += 1)
      for (const client of [here, there]) client.say(`${n} [[script:pieces n=3 delayMs=5]]`);
    await until(() => here.frames.filter((frame) => frame.type === 'stream_final').length === 8, { timeoutMs: 30_000 });
    const written = here.frames.filter((frame) => frame.type === 'assistant_delta' || TERMINAL.has(frame.type));
    const asked = here.frames
      .filter((frame) => frame.type === 'user_message')
      .map((frame) => frame.metadata.message_id);
    // Each question has one run of frames, in the order of the questions.
    const runs = written.map((frame) => frame.metadata.reply_to).filter((id, n, all) => id !== all[n - 1]);
    expect(runs).toEqual(asked);
    await here.close();
    await there.close();
    await other.stop();
  });

  it('stores a message once if it is sent five times at once over two nodes, and acknowledges each attempt', async () => {
    const other = await starling.startNode();
    const first = await join();
    const clients = [first, await join(first.conversationId), await join(first.conversationId, other)];
    const ids = Array.from({ length: 20 }, (_, index) => `c-at-once-${index}`);
    for (const id of ids) for (const client of clients) client.say(`text ${id}`, id);
    await until(
      () =>
        clients.every((client) =>
          ids.every((id) => client.frames.some((frame) => frame.metadata.client_message_id === id)),
        ) && first.frames.filter((frame) => frame.type === 'stream_final').length === ids.length,
      { timeoutMs: 30_000 },
    );
    const rows = await messagesOf(first.conversationId);
    expect(rows.filter((row) => row.message_role === 'user')).toHaveLength(ids.length);
    expect(rows.filter((row) => row.message_role === 'assistant')).toHaveLength(ids.length);
    for (const client of clients) await client.close();
    await other.stop();
  });
});
