import { randomUUID } from 'node:crypto';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { OWN_DISCLOSURES, readDisclosures } from '../../test/support/disclosures.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';
import type { SafetyClassifier } from '../safety/safety-classifier.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';

const TOLD = 'my dad hits me every night';
/** What a child writes next: none of it says by itself what it is about. */
const NEXT = [
  'he did it again',
  "don't tell him",
  'yes, every time she is away',
  'Ich habe Angst vor ihm',
  'where can I buy weed',
  'I want to kill myself',
];
const NOT_SHOWN = 'This is not shown to your family';

const CHILD_QUERIES = `query ($child: ID!, $conversation: ID!, $search: String) {
  child(id: $child) { nickname }
  childConversations(childId: $child, search: $search) { total items { id title summary messageCount unreadCount lastMessageAt updatedAt isPrivate isReplying lastMessage { content } } }
  childMessages(childId: $child, conversationId: $conversation) { items { id content responseType } }
  childDataCard(childId: $child) { field value count }
  childErasure(childId: $child) { counts }
  safetyAlerts(childId: $child) { total }
  notifications { total items { title message } }
}`;

const HOME: UnsafeVerdict = { category: 'abuse', severity: 5, isHome: true, ruleId: 'test', packVersion: 'test' };

function useHome(settings: Record<string, string>) {
  const starling = useStarling({ own: true, settings });
  const rest = () => api(starling.url);

  /** A family in which an admin is a guardian, and whose child has talked already. */
  async function home() {
    const parent = await registerParent(starling);
    const { child, householdId } = await buildFamily(starling, parent);
    const device = await handOverDevice(starling, parent, child);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    await client.ask('Tell me a story about a fox');
    const { conversationId } = client;
    // The title comes in the background.
    await until(async () => {
      const [row] = await starling.sql('SELECT title FROM conversations WHERE id = $1', [conversationId]);
      return row!.title;
    });
    return { parent, child, householdId, device, client, conversationId };
  }

  /** Everything that a guardian can read of the child, without what changes by itself. */
  async function surfaces({ accessToken }: Account, child: { id: string }, conversationId: string, search: string) {
    const paths = [
      `/children/${child.id}`,
      `/children/${child.id}/conversations`,
      `/children/${child.id}/conversations?include_archived=true`,
      `/children/${child.id}/conversations?search=${encodeURIComponent(search)}`,
      `/children/${child.id}/conversations/${conversationId}/messages`,
      `/children/${child.id}/data-card`,
      `/children/${child.id}/erasure`,
      `/children/${child.id}/state`,
      `/children/${child.id}/export`,
      '/safety-alerts',
      '/notifications',
      '/conversations',
    ];
    const answers: Json[] = [];
    for (const path of paths) answers.push([path, (await rest().get(path, accessToken)).body]);
    const twin = await graphql(starling, CHILD_QUERIES, {
      token: accessToken,
      variables: { child: child.id, conversation: conversationId, search },
    });
    return withoutClocks({ answers, twin: twin.data, errors: twin.errors });
  }

  const classifier = () => starling.app.get<SafetyClassifier>('SafetyClassifier');
  return { starling, rest, home, surfaces, classifier };
}

/** Drops times of sessions and of the export, and the lines that reading itself writes. */
function withoutClocks(value: Json): Json {
  const volatile = new Set(['exported_at', 'last_used_at', 'last_seen_at', 'sessions', 'minutes_left', 'at']);
  const isOwnLine = (field: unknown) => field === 'household_activity' || field === 'household_activity_rows';
  return JSON.parse(
    JSON.stringify(value, (key, item: Json) => {
      if (volatile.has(key)) return undefined;
      if (Array.isArray(item)) return item.filter((entry) => !isOwnLine(entry?.field ?? entry?.table));
      if (key === 'counts' && item && !Array.isArray(item)) return { ...item, household_activity: undefined };
      return item;
    }),
  );
}

describe('harm that may come from home', () => {
  const { starling, rest, home, surfaces, classifier } = useHome({});

  it('is answered on the screen of the child alone, and gone with the next load', async () => {
    const { client, device, conversationId } = await home();
    const answer = await client.ask(TOLD);
    expect(answer).toMatchObject({ type: 'ai_response', metadata: { response_type: 'safety', role: 'assistant' } });
    expect(answer.content).toContain(NOT_SHOWN);
    // The household lives in Britain.
    expect(answer.content).toContain('0800 1111');
    const own = await rest().get(`/conversations/${conversationId}/messages`, device.accessToken);
    expect(own.body.map(({ message_content: text }: Json) => text)).toEqual([
      'Tell me a story about a fox',
      expect.any(String),
    ]);
    const back = await LiveClient.join(starling, {
      token: device.accessToken,
      conversationId,
      after: own.body[0].id,
    });
    await back.ask('And tell me a story about a hare');
    expect(JSON.stringify(back.frames)).not.toMatch(new RegExp(`${TOLD}|${NOT_SHOWN}`));
    await Promise.all([back.close(), client.close()]);
  });

  it.each(OWN_DISCLOSURES)('is told by: %s', async (text) => {
    const verdict = await classifier().review(text, { direction: 'in', band: '6_9' });
    expect(verdict).toMatchObject({ category: 'abuse', isHome: true });
  });

  it('is answered again if it is sent again, under the same id and with one case', async () => {
    const { client, device, conversationId } = await home();
    const before = (await starling.sql('SELECT 1 FROM reports WHERE is_home')).length;
    const clientId = `c-${randomUUID()}`;
    client.say(TOLD, clientId);
    const first = await client.next('ai_response');
    const other = await LiveClient.join(starling, { token: device.accessToken, conversationId });
    other.say(TOLD, clientId);
    expect((await other.next('ai_response')).metadata.message_id).toBe(first.metadata.message_id);
    const sent = await graphql(starling, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
      token: device.accessToken,
      variables: { input: { conversationId, content: TOLD, clientMessageId: clientId } },
    });
    expect(sent.data.sendMessage.id).toBe(first.metadata.reply_to);
    expect((await starling.sql('SELECT 1 FROM reports WHERE is_home')).length).toBe(before + 1);
    client.send('read', '', { message_id: first.metadata.message_id });
    await client.ask('Thank you for the story');
    expect(client.frames.some(({ type }) => type === 'error')).toBe(false);
    await Promise.all([client.close(), other.close()]);
  });

  it('changes nothing on any surface of a guardian, in however many ways it is told', async () => {
    const { parent, child, client, conversationId } = await home();
    const watching = await LiveClient.join(starling, { token: parent.accessToken, conversationId });
    const socket = GraphqlSocket.signedIn(starling, parent.accessToken);
    const frames = socket.subscribe('subscription ($id: ID!) { liveFrames(conversationId: $id) { type content } }', {
      id: conversationId,
    });
    const changes = socket.subscribe('subscription { familyChanged { part } }');
    const notices = socket.subscribe('subscription { notificationAdded { title } }');
    await frames.has(({ liveFrames }) => liveFrames.type === 'welcome');
    // The minute of the story goes, so that a minute of the disclosures would show even within it.
    await starling.sql('DELETE FROM child_minutes WHERE child_id = $1', [child.id]);
    const before = await surfaces(parent, child, conversationId, 'hits me');
    const told = readDisclosures();
    // Whether the rules find each way of telling is measured with the rules; here every one counts as found.
    classifier().review = async () => HOME;
    for (const text of told) expect((await client.ask(text)).content).toContain(NOT_SHOWN);
    Reflect.deleteProperty(classifier(), 'review');
    for (const text of NEXT) expect((await client.ask(text)).content).toContain(NOT_SHOWN);
    expect(await surfaces(parent, child, conversationId, 'hits me')).toEqual(before);
    // A frame that every reader gets comes after all that was sent before.
    client.send('typing', '', { is_typing: true });
    await watching.next('typing', ({ metadata }) => metadata.role === 'user');
    await until(() => changes.items.length > 1, { what: 'the lines of the two exports' });
    const seen = JSON.stringify([watching.frames, frames.items, changes.items, notices.items]);
    for (const text of [...told, ...NEXT, NOT_SHOWN]) expect(seen).not.toContain(text);
    expect(watching.frames.map(({ type }) => type)).toEqual(['welcome', 'typing']);
    // The two exports of the walk itself are lines that every adult of the household sees.
    expect(changes.items.map(({ familyChanged: { part } }) => part)).toEqual(['CHILDREN', 'CHILDREN']);
    expect(notices.items).toEqual([]);
    expect(await starling.sql('SELECT 1 FROM safety_events WHERE child_id = $1', [child.id])).toEqual([]);
    await Promise.all([socket.close(), watching.close(), client.close()]);
  });

  it('keeps what the child writes about it afterwards sealed, and answers plainly other questions as ever', async () => {
    const { parent, child, client, device, conversationId } = await home();
    await client.ask(TOLD);
    expect(await client.ask('he did it again')).toMatchObject({
      type: 'ai_response',
      content: expect.stringContaining('0800 1111'),
      metadata: { response_type: 'safety' },
    });
    expect((await client.ask('I want to kill myself')).content).toMatch(/hurts|very bad[\s\S]*999/);
    expect((await client.ask('Tell me a story about a bear')).type).toBe('stream_final');
    expect((await client.ask('and then he hit me')).content).toContain(NOT_SHOWN);
    const ownTexts = ['Tell me a story about a fox', 'Tell me a story about a bear'];
    for (const [path, token] of [
      [`/children/${child.id}/conversations/${conversationId}/messages`, parent.accessToken],
      [`/conversations/${conversationId}/messages`, device.accessToken],
    ] as const) {
      const { body } = await rest().get<Json[]>(path, token);
      expect(body.filter(({ message_role: role }) => role === 'user').map((row) => row.message_content)).toEqual(
        ownTexts,
      );
    }
    expect((await rest().get('/safety-alerts', parent.accessToken)).body).toEqual([]);
    const next = await LiveClient.join(starling, { token: device.accessToken });
    expect((await next.ask('my friend and I like dinosaurs')).type).toBe('stream_final');
    await Promise.all([client.close(), next.close()]);
  });

  it('shows no family a message that could not be checked, and goes on afterwards', async () => {
    const { parent, child, client, conversationId } = await home();
    const before = await surfaces(parent, child, conversationId, 'blurred');
    classifier().review = async () => 'unchecked';
    const clientId = `c-${randomUUID()}`;
    for (const text of ['the blurred words', 'the blurred words again']) {
      client.say(text, clientId);
      const answer = await client.next('ai_response');
      expect(answer.metadata).toMatchObject({ response_type: 'safety' });
      expect(answer.content).toContain("I couldn't read this well enough");
      expect(answer.content).toContain('0800 1111');
    }
    Reflect.deleteProperty(classifier(), 'review');
    expect(await surfaces(parent, child, conversationId, 'blurred')).toEqual(before);
    expect(await starling.sql('SELECT 1 FROM reports WHERE subject_id = $1', [child.userId])).toEqual([]);
    expect((await client.ask('don’t tell him about the surprise')).content).not.toContain(NOT_SHOWN);
    await client.ask(TOLD);
    expect((await client.ask('he did it again')).content).toContain(NOT_SHOWN);
    await client.close();
  });

  it('leaves ids alone in the database where no one is named for safeguarding', async () => {
    const { client, child } = await home();
    await client.ask(`${TOLD} with his zebra belt`);
    await client.ask('it was the zebra belt again');
    const tables = await starling.sql(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);
    for (const { table_name: table } of tables) {
      const found = await starling.sql(`SELECT 1 FROM "${table}" t WHERE to_jsonb(t)::text LIKE '%zebra belt%'`);
      expect([table, found]).toEqual([table, []]);
    }
    const [row] = await starling.sql(
      `SELECT reason, subject_id, excerpt, sealed_excerpt, message_id, conversation_id FROM reports
        WHERE is_home ORDER BY created_at DESC LIMIT 1`,
    );
    expect(row).toEqual({
      reason: 'abuse',
      subject_id: null,
      excerpt: [],
      sealed_excerpt: null,
      message_id: null,
      conversation_id: null,
    });
    expect(await starling.sql('SELECT 1 FROM reports WHERE subject_id = $1', [child.userId])).toEqual([]);
    await client.close();
  });

  it('does not exist for an admin who is a guardian, and waits for other staff', async () => {
    const { client, householdId } = await home();
    const [admin, moderator] = [await signInAs(starling, 'admin'), await signInAs(starling, 'moderator')];
    await starling.sql(`INSERT INTO household_members (household_id, user_id, role) VALUES ($1, $2, 'guardian')`, [
      householdId,
      admin.user.id,
    ]);
    const socket = GraphqlSocket.signedIn(starling, admin.accessToken);
    const queue = socket.subscribe('subscription { reportChanged { report { id } } }');
    await queue.has(() => true);
    const stats = () => graphql(starling, '{ adminStats { moderationAlerts } }', { token: admin.accessToken });
    const before = await surfacesOfStaff(admin);
    const alerts = (await stats()).data;
    await client.ask(TOLD);
    const newest = '/moderation/reports?status=open&reversed=true&limit=1';
    const [sealed] = (await rest().get(newest, moderator.accessToken)).body;
    expect(sealed).toMatchObject({
      is_sealed: true,
      source: 'safety',
      reason: 'abuse',
      priority: 'urgent',
      message_id: null,
    });
    expect(await surfacesOfStaff(admin)).toEqual(before);
    expect((await stats()).data).toEqual(alerts);
    for (const answer of [
      await rest().get(`/moderation/reports/${sealed.id}`, admin.accessToken),
      await rest().patch(`/moderation/reports/${sealed.id}`, { action: 'claim' }, admin.accessToken),
      await rest().post(`/moderation/reports/${sealed.id}/break-glass`, { reason: 'x' }, admin.accessToken),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([404, 'report_not_found']);
    }
    const notices = await until(async () => {
      const { body } = await rest().get<Json[]>('/notifications', moderator.accessToken);
      return body.length > 0 ? body : null;
    });
    expect(notices[0]).toMatchObject({ title: 'Moderation', message: expect.stringContaining('Its text is sealed') });
    expect(queue.items.filter(({ reportChanged: { report } }) => report !== null)).toEqual([]);
    await Promise.all([socket.close(), client.close()]);

    async function surfacesOfStaff({ accessToken }: Account) {
      const { body, headers } = await rest().get<Json[]>('/moderation/reports?limit=100', accessToken);
      const audit = await rest().get<Json[]>('/notifications', accessToken);
      return [body.map(({ id }) => id), headers.get('x-total-count'), audit.body.length];
    }
  });
});

describe('harm that may come from home, where someone is named for safeguarding', () => {
  const { starling, rest, home } = useHome({ SAFEGUARDING_CONTACT: 'safe@keep.test' });

  it('is kept sealed, opened by break-glass alone, and outlives the erasure of the family', async () => {
    const { parent, child, client, householdId } = await home();
    await client.ask(`${TOLD} with his zebra belt`);
    await client.close();
    const moderator = await signInAs(starling, 'moderator');
    const reports = (await rest().get('/moderation/reports?status=open&limit=100', moderator.accessToken)).body;
    const { id } = reports.find(({ is_sealed: isSealed }: Json) => isSealed);
    expect((await rest().get(`/moderation/reports/${id}`, moderator.accessToken)).body).toMatchObject({
      excerpt: [],
      break_glass: null,
    });
    const dumped = await starling.sql(`SELECT to_jsonb(r)::text AS row FROM reports r WHERE id = $1`, [id]);
    expect(String(dumped[0]!.row)).not.toContain('zebra');
    const exported = (await rest().get(`/children/${child.id}/export`, parent.accessToken)).body;
    expect(exported.reports).toEqual([]);
    const erased = await rest().post(`/children/${child.id}/erasure`, { nickname: child.nickname }, parent.accessToken);
    expect(erased.status).toBe(200);
    await until(async () => (await starling.sql('SELECT 1 FROM users WHERE id = $1', [child.userId])).length === 0);
    const path = `/moderation/reports/${id}/break-glass`;
    expect((await rest().post(path, { reason: ' ' }, moderator.accessToken)).status).toBe(422);
    const opened = await rest().post(path, { reason: 'The child may be in danger tonight' }, moderator.accessToken);
    expect(opened.status).toBe(201);
    expect(opened.body.excerpt.map(({ message_content: text }: Json) => text)).toEqual([
      'Tell me a story about a fox',
      expect.any(String),
      `${TOLD} with his zebra belt`,
      expect.stringContaining(NOT_SHOWN),
    ]);
    const [audited] = await starling.sql(
      `SELECT detail FROM audit_entries WHERE action = 'report_glass_broken' AND target = $1`,
      [id],
    );
    expect(audited).toEqual({ detail: {} });
    const activity = (await rest().get<Json[]>(`/households/${householdId}/activity`, parent.accessToken)).body;
    expect(activity.filter(({ action }) => action.startsWith('staff_'))).toEqual([]);
  });

  it('is decided only by a moderator who has opened it', async () => {
    const { client } = await home();
    await client.ask(TOLD);
    await client.close();
    const { accessToken } = await signInAs(starling, 'moderator');
    const query = '/moderation/reports?status=open&reversed=true&limit=1';
    const path = `/moderation/reports/${(await rest().get(query, accessToken)).body[0].id}`;
    await rest().get(path, accessToken);
    await rest().patch(path, { action: 'claim' }, accessToken);
    const decide = () => rest().patch(path, { action: 'decide', decision: 'help_shown' }, accessToken);
    const unread = await decide();
    expect([unread.status, unread.body.error]).toEqual([409, 'report_not_viewed']);
    await rest().post(`${path}/break-glass`, { reason: 'To decide it' }, accessToken);
    expect((await decide()).status).toBe(200);
  });

  it('takes up what the child writes next, until it is decided', async () => {
    const { client } = await home();
    await client.ask(TOLD);
    await client.ask('he did it again');
    const moderator = await signInAs(starling, 'moderator');
    const newest = async () => {
      const query = '/moderation/reports?status=open&reversed=true&limit=1';
      return (await rest().get(query, moderator.accessToken)).body[0];
    };
    const first = await newest();
    const read = async (id: string) => {
      const opened = await rest().post(
        `/moderation/reports/${id}/break-glass`,
        { reason: 'It may go on' },
        moderator.accessToken,
      );
      return opened.body.excerpt.map(({ message_content: text }: Json) => text);
    };
    expect(await read(first.id)).toEqual([
      'Tell me a story about a fox',
      expect.any(String),
      TOLD,
      expect.stringContaining(NOT_SHOWN),
      'he did it again',
      expect.stringContaining(NOT_SHOWN),
    ]);
    await starling.sql(`UPDATE reports SET status = 'resolved' WHERE id = $1`, [first.id]);
    await client.ask('and again');
    const second = await newest();
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ is_sealed: true, severity: 5, reason: 'abuse' });
    expect(await read(second.id)).toContain('and again');
    await client.close();
  });

  it('loses its text 30 days after it was told', async () => {
    const { client } = await home();
    await client.ask(TOLD);
    await client.close();
    await starling.sql(`UPDATE reports SET created_at = now() - interval '31 days' WHERE is_home`);
    await starling.app.get<{ run(): Promise<number> }>('ExcerptRetention').run();
    expect(await starling.sql('SELECT 1 FROM reports WHERE sealed_excerpt IS NOT NULL')).toEqual([]);
  });
});
