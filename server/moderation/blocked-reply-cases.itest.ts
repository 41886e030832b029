import { buildFamily } from '../../test/factories/families.js';
import { registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const SECRET = 'This is our little secret, so do not tell your mum, ZEBRAWOOL.';
const HUMAN = 'I have feelings too, just like you, ZEBRAWOOL.';

describe('a reply that was stopped at what a provider wrote to a child', () => {
  const starling = useStarling({ provider: true });
  const rest = () => api(starling.url);

  async function stoppedReply(...sentences: string[]) {
    const parent = await registerParent(starling);
    const { child, householdId } = await buildFamily(starling, parent);
    const device = await handOverDevice(starling, parent, child);
    const client = await LiveClient.join(starling, { token: device.accessToken });
    for (const sentence of sentences) {
      starling.provider.script = `said text="Owls sleep by day. ${sentence} They hunt at night."`;
      const end = await client.ask('Tell me about owls');
      expect(end).toMatchObject({ type: 'stream_final', metadata: { response_type: 'safety', truncated: true } });
    }
    await client.close();
    const cases = await until(async () => {
      const rows = await starling.sql(
        'SELECT id, reason, safety_severity::int AS severity FROM reports WHERE subject_id = $1 ORDER BY created_at',
        [child.userId],
      );
      return rows.length === sentences.length ? rows : null;
    });
    const alertsOf = async () => (await rest().get<Json[]>('/safety-alerts', parent.accessToken)).body;
    return { parent, child, householdId, conversationId: client.conversationId, cases, alertsOf };
  }

  it('is a case with the sentence for staff, which no table and no guardian can read', async () => {
    const { parent, child, conversationId, cases, alertsOf } = await stoppedReply(SECRET);
    expect(cases).toMatchObject([{ reason: 'conduct_secrecy', severity: 4 }]);
    await until(async () => (await alertsOf()).length > 0);
    const moderator = await signInAs(starling, 'moderator');
    const path = `/moderation/reports/${cases[0]!.id}`;
    const read = (body: Json) =>
      body.excerpt.map((row: Json) => [row.message_role, row.message_content, row.reported]).at(-1);
    const opened = (await rest().get(path, moderator.accessToken)).body;
    expect(opened.excerpt[0]).toMatchObject({ message_content: 'Tell me about owls', reported: false });
    expect(read(opened)).toEqual(['assistant', SECRET, true]);
    const broken = await rest().post(`${path}/break-glass`, { reason: 'What came before?' }, moderator.accessToken);
    expect(read(broken.body)).toEqual(['assistant', SECRET, true]);

    const tables = await starling.sql(`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`);
    for (const { table_name: table } of tables) {
      const found = await starling.sql(`SELECT 1 FROM "${table}" t WHERE to_jsonb(t)::text LIKE '%ZEBRAWOOL%'`);
      expect([table, found]).toEqual([table, []]);
    }
    const paths = [
      `/children/${child.id}/conversations/${conversationId}/messages`,
      `/children/${child.id}/export`,
      `/children/${child.id}/data-card`,
      `/children/${child.id}/digest?period=day`,
      '/safety-alerts',
      '/notifications',
    ];
    for (const surface of paths) {
      const { status, body } = await rest().get(surface, parent.accessToken);
      expect([surface, status]).toEqual([surface, 200]);
      expect(JSON.stringify(body)).not.toContain('ZEBRAWOOL');
    }
    await starling.sql(
      `UPDATE reports SET status = 'resolved', decided_at = now() - interval '31 days' WHERE subject_id = $1`,
      [child.userId],
    );
    await starling.app.get<{ run(): Promise<number> }>('ExcerptRetention').run();
    const kept = await starling.sql('SELECT 1 FROM reports WHERE subject_id = $1 AND sealed_excerpt IS NOT NULL', [
      child.userId,
    ]);
    expect(kept).toEqual([]);
  });

  it('tells guardians from severity 4 on, as something that Starling did', async () => {
    const { parent, child, alertsOf } = await stoppedReply(HUMAN, SECRET, SECRET);
    const alerts = await until(async () => {
      const found = await alertsOf();
      return found[0]?.count === 2 ? found : null;
    });
    expect(alerts).toMatchObject([{ child_id: child.id, category: 'conduct_secrecy', severity: 4, state: 'open' }]);
    const { data } = await graphql(starling, '{ safetyAlerts { items { category isReply } } }', {
      token: parent.accessToken,
    });
    expect(data.safetyAlerts.items).toEqual([{ category: 'conduct_secrecy', isReply: true }]);
    const notices = (await rest().get<Json[]>('/notifications', parent.accessToken)).body.map(({ title }) => title);
    expect(notices.filter((title) => title === 'Starling stopped one of its answers')).toHaveLength(1);
    const { body } = await rest().get(`/children/${child.id}/digest?period=day`, parent.accessToken);
    expect(body.safety).toEqual([
      { category: 'conduct_secrecy', severity: 4, count: 2 },
      { category: 'conduct_human', severity: 3, count: 1 },
    ]);
  });

  it('is no matter of what the child wrote, whatever the rules see in the sentence', async () => {
    const { child, parent, cases, alertsOf } = await stoppedReply('You should kill yourself tonight.');
    expect(cases).toMatchObject([{ reason: 'self_harm', severity: 5 }]);
    await until(async () => (await alertsOf()).length > 0);
    const { body } = await rest().get(`/children/${child.id}/digest?period=day`, parent.accessToken);
    expect(body.safety).toEqual([]);
    const notices = (await rest().get<Json[]>('/notifications', parent.accessToken)).body.map(({ title }) => title);
    expect(notices).toContain('Starling stopped one of its answers');
    expect(notices).not.toContain('Your child may need you now');
  });
});
