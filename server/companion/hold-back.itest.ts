import { buildFamily, type Family } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { LiveClient, type ReceivedFrame } from '../../test/support/live-client.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { SOON_MS, until } from '../../test/support/wait.js';
import { textsIn } from '../platform/languages/texts.js';

const t = textsIn('en', 'replies');
const BLOCKED_TEXT = t('blocked');

/** Said by a provider that went wrong. The word in capitals is how the tests look for any part of it. */
const BLOCKED = 'You should kill yourself tonight, ZEBRAWOOL 😡 ÄÖÜ!';
const MARK = /ZEBRAWOOL|kill|yourself|😡|ÄÖÜ/u;
const BEFORE = 'Eulen schlafen 🦉 am Tag. They hunt at night!\n\n';
const AFTER = ' Then sleep well. Good night.';

describe('a reply to a child', () => {
  const starling = useStarling({ provider: true });
  let other: StarlingNode;
  let parent: Account;
  let family: Family;
  let device: PairedDevice;

  beforeAll(async () => {
    other = await starling.startNode();
  });
  afterAll(() => other.stop());
  beforeEach(async () => {
    parent = await registerParent(starling);
    family = await buildFamily(starling, parent);
    device = await handOverDevice(starling, parent, family.child);
  });

  const joinAsChild = (node: { url: string } = starling, conversationId?: string) =>
    LiveClient.join(node, { token: device.accessToken, ...(conversationId ? { conversationId } : {}) });
  const provideText = (text: string, options = '') => {
    starling.provider.script = `said text="${text}" ${options}`;
  };
  const storedAnswers = (conversationId: string) =>
    starling.sql<{ content: string; response_type: string | null; truncated: boolean }>(
      `SELECT content, response_type, truncated FROM messages
       WHERE conversation_id = $1 AND role = 'assistant' ORDER BY seq`,
      [conversationId],
    );
  const sentences = (count: number) =>
    Array.from({ length: count }, (_, index) => `This is sentence ${index + 100}.`).join(' ');

  it('shows nothing of a blocked sentence on any socket, node, row, title or search', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      provideText(BEFORE + BLOCKED + AFTER, `seed=${seed}`);
      const child = await joinAsChild();
      const { conversationId } = child;
      const readers = [
        await joinAsChild(other, conversationId),
        await LiveClient.join(other, { token: parent.accessToken, conversationId }),
      ];
      const end = await child.ask('Tell me about owls');
      expect(end).toMatchObject({
        type: 'stream_final',
        content: `${BEFORE.trimEnd()}\n\n${BLOCKED_TEXT}`,
        metadata: { response_type: 'safety', truncated: true },
      });
      for (const reader of readers) await reader.has(({ type }) => type === 'stream_final');
      const late = await joinAsChild(other, conversationId);
      for (const socket of [child, ...readers, late]) {
        expect(JSON.stringify(socket.frames)).not.toMatch(MARK);
        await socket.close();
      }
      expect(await storedAnswers(conversationId)).toEqual([
        { content: end.content, response_type: 'safety', truncated: true },
      ]);
      const rows = await starling.sql(
        `SELECT (SELECT json_agg(r) FROM replies r WHERE r.conversation_id = c.id) AS replies,
                (SELECT json_agg(e) FROM conversation_events e WHERE e.conversation_id = c.id) AS events, c.*
           FROM conversations c WHERE c.id = $1`,
        [conversationId],
      );
      expect(JSON.stringify(rows)).not.toMatch(MARK);
    }
    const path = `/children/${family.child.id}/conversations`;
    for (const word of ['ZEBRAWOOL', 'yourself']) {
      const found = await api(other.url).get(`${path}?search=${word}`, parent.accessToken);
      expect([found.status, found.body]).toEqual([200, []]);
    }
    await until(() => starling.provider.openReplies === 0, { what: 'the provider to be closed' });
  });

  it('gives a child that comes back in the middle of it only what was released', async () => {
    const text = sentences(12);
    provideText(`${text} ${BLOCKED}`, 'delayMs=60');
    const child = await joinAsChild();
    child.say('Tell me about owls');
    await child.next('assistant_delta');
    const back = await joinAsChild(other, child.conversationId);
    const soFar = await back.next('assistant_delta');
    expect(`${text} `.startsWith(soFar.content)).toBe(true);
    expect(soFar.content).toMatch(/\. $/);
    const end = await back.next('stream_final');
    expect(end.content).toBe(`${text}\n\n${BLOCKED_TEXT}`);
    expect(JSON.stringify([...child.frames, ...back.frames])).not.toMatch(MARK);
    await child.close();
    await back.close();
  });

  it('is released by sentence, and for the youngest as a whole', async () => {
    provideText(sentences(4));
    const child = await joinAsChild();
    await child.ask('Tell me about owls');
    const texts = (frames: readonly ReceivedFrame[]) =>
      frames.filter(({ type, content }) => type === 'assistant_delta' && content !== '').map(({ content }) => content);
    for (const text of texts(child.frames)) expect(text).toMatch(/^(?:This is sentence \d+\.\s?)+$/);
    await child.close();

    await starling.sql(`UPDATE children SET age_band = '0_5' WHERE id = $1`, [family.child.id]);
    const small = await joinAsChild();
    await small.ask('Tell me about owls');
    expect(texts(small.frames)).toEqual([sentences(4)]);
    await small.close();
  });

  it('of an adult streams chunk by chunk as before', async () => {
    starling.provider.script = 'pieces n=3 delayMs=30';
    const adult = await LiveClient.join(starling, { token: parent.accessToken });
    await adult.ask('Hello');
    expect(adult.replyText()).toBe('word 1 word 2 word 3 ');
    expect(adult.frames.filter(({ type }) => type === 'assistant_delta').length).toBeGreaterThanOrEqual(3);
    await adult.close();
  });

  it.each([
    ['in the middle', `Owls sleep by day. ${BLOCKED}${AFTER}`],
    ['at the end', 'Owls sleep by day. You should kill yourself'],
  ])('of an adult ends at a sentence that urges to suicide, %s, and takes it back', async (_, text) => {
    provideText(text);
    const adult = await LiveClient.join(starling, { token: parent.accessToken });
    const { conversationId } = adult;
    const end = await adult.ask('Hello');
    const content = `Owls sleep by day.\n\n${t('stoppedForAdult')}`;
    expect(end).toMatchObject({
      type: 'stream_final',
      content,
      metadata: { response_type: 'safety', truncated: true },
    });
    expect(JSON.stringify(adult.frames)).not.toContain('sleep well');
    expect(await storedAnswers(conversationId)).toEqual([{ content, response_type: 'safety', truncated: true }]);
    const [opened] = await until(async () => {
      const rows = await starling.sql(
        'SELECT reason, safety_severity::int AS severity FROM reports WHERE subject_id = $1',
        [parent.user.id],
      );
      return rows.length > 0 ? rows : null;
    });
    expect(opened).toEqual({ reason: 'self_harm', severity: 5 });
    await until(() => starling.provider.openReplies === 0, { what: 'the provider to be closed' });
    await adult.close();
  });

  it('ends in the language of its reader: of an adult the one of the account, of a child the first of its own', async () => {
    provideText(`Eulen schlafen am Tag. ${BLOCKED}${AFTER}`);
    await api(starling.url).patch('/users/me', { settings: { language: 'de' } }, parent.accessToken);
    const adult = await LiveClient.join(starling, { token: parent.accessToken });
    expect((await adult.ask('Erzähl mir von Eulen')).content).toMatch(
      /^Eulen schlafen am Tag\.\n\nIch habe hier aufgehört .* nennt das für Ihr Land\.$/,
    );
    await adult.close();

    await starling.sql(`UPDATE children SET languages = '{es-MX,en}' WHERE id = $1`, [family.child.id]);
    const child = await joinAsChild();
    expect((await child.ask('Háblame de los búhos')).content).toMatch(/^Eulen schlafen am Tag\.\n\nHe parado aquí, /);
    await child.close();
  });

  it('keeps its whole sentences if the provider breaks off, and drops the half one', async () => {
    starling.provider.script = 'fin after=2 text="Owls sleep. They"';
    const child = await joinAsChild();
    expect(await child.ask('Tell me about owls')).toMatchObject({
      type: 'stream_final',
      content: 'Owls sleep. They 1 Owls sleep. ',
      metadata: { truncated: true },
    });
    await child.close();
  });

  it('ends at a sentence when a guardian pauses the child, and the provider is stopped', async () => {
    provideText(sentences(400), 'delayMs=20');
    const child = await joinAsChild();
    const { conversationId } = child;
    const reader = await LiveClient.join(other, { token: parent.accessToken, conversationId });
    child.say('Tell me about owls');
    await child.next('assistant_delta');
    await api(other.url).put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    expect(await child.untilClosed()).toMatchObject({ code: 1008, reason: 'paused' });
    const end = await reader.next('stream_final');
    expect(end.metadata).toMatchObject({ truncated: true });
    expect(end.metadata.response_type).toBeUndefined();
    expect(sentences(400).startsWith(end.content)).toBe(true);
    expect(end.content).toMatch(/\.$/);
    await until(() => starling.provider.openReplies === 0, { what: 'the provider to be closed' });
    expect(await storedAnswers(conversationId)).toEqual([
      { content: end.content, response_type: null, truncated: true },
    ]);
    await reader.close();
  });

  it('ends within seconds after the time of the child, while the provider is silent', async () => {
    starling.provider.script = 'hang after=1 text="One owl. Two"';
    const child = await joinAsChild();
    const { conversationId } = child;
    const reader = await LiveClient.join(other, { token: parent.accessToken, conversationId });
    child.say('Tell me about owls');
    await child.next('assistant_delta');
    const from = performance.now();
    await api(other.url).put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    const end = await reader.next('stream_final');
    expect(performance.now() - from).toBeLessThan(SOON_MS);
    expect(end).toMatchObject({ content: 'One owl.', metadata: { truncated: true } });
    await reader.close();
  });

  it('that waits while the child is shut out says in kind words that time was up', async () => {
    starling.provider.script = 'hang after=1 text="One owl. Two"';
    const child = await joinAsChild();
    const { conversationId } = child;
    const reader = await LiveClient.join(other, { token: parent.accessToken, conversationId });
    child.say('First');
    child.say('Second');
    await child.next('assistant_delta');
    await until(async () => {
      const [row] = await starling.sql<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM replies WHERE conversation_id = $1 AND state = 'waiting'`,
        [conversationId],
      );
      return row!.waiting === 1;
    });
    await api(other.url).put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
    await reader.next('stream_final');
    const second = await reader.next('ai_response');
    expect(second).toMatchObject({ content: t('timeOver'), metadata: { response_type: 'time_over' } });
    expect(starling.provider.requests.filter(({ body }) => JSON.stringify(body).includes('Second'))).toEqual([]);
    await reader.close();
  });

  it('costs the minute in which it is read, once', async () => {
    provideText(sentences(200), 'delayMs=20');
    const child = await joinAsChild();
    child.say('Tell me about owls');
    await child.next('assistant_delta');
    const minutes = () => starling.sql('SELECT minute FROM child_minutes WHERE child_id = $1', [family.child.id]);
    // As if the minute of the question were over.
    await starling.sql('DELETE FROM child_minutes WHERE child_id = $1', [family.child.id]);
    await until(async () => (await minutes()).length > 0, { what: 'the minute of the answer' });
    await child.close();
    await api(starling.url).put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
  });
});
