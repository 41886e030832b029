import { randomUUID } from 'node:crypto';
import { buildFamily } from '../../test/factories/families.js';
import { type Account, registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const REASON = 'The excerpt does not show whether the child is alone';

describe('a case about a child', () => {
  const starling = useStarling();
  const rest = () => api(starling.url);

  /** A case about the 15th of 30 messages of a child. */
  async function caseOfChild() {
    const parent = await registerParent(starling);
    const { child, householdId } = await buildFamily(starling, parent);
    const [conversationId, messageId, reportId] = [randomUUID(), randomUUID(), randomUUID()];
    await starling.sql(`INSERT INTO conversations (id, user_id, message_count, last_seq) VALUES ($1, $2, 30, 30)`, [
      conversationId,
      child.userId,
    ]);
    await starling.sql(
      `INSERT INTO messages (id, conversation_id, user_id, seq, role, content, status)
       SELECT CASE WHEN n = 15 THEN $1::uuid ELSE gen_random_uuid() END, $2, $3, n, 'user', 'Words ' || n, 'read'
         FROM generate_series(1, 30) n`,
      [messageId, conversationId, child.userId],
    );
    const excerpt = [
      {
        id: messageId,
        message_role: 'user',
        message_content: 'Words 15',
        reported: true,
        created_at: new Date().toISOString(),
      },
    ];
    await starling.sql(
      `INSERT INTO reports (id, conversation_id, message_id, subject_id, source, reason, excerpt, safety_severity)
       VALUES ($1, $2, $3, $4, 'safety', 'drugs', $5, 4)`,
      [reportId, conversationId, messageId, child.userId, JSON.stringify(excerpt)],
    );
    return { parent, child, householdId, path: `/moderation/reports/${reportId}`, reportId };
  }
  const texts = ({ excerpt }: Json) => excerpt.map(({ message_content: text }: Json) => text);
  const staffLines = async (householdId: string, { accessToken }: Account) =>
    (await rest().get<Json[]>(`/households/${householdId}/activity`, accessToken)).body
      .filter(({ action }) => action.startsWith('staff_'))
      .map(({ action, actor, detail }) => ({ action, actor, detail }));

  it('shows twenty messages on each side for a reason and for half an hour, to the one who asked', async () => {
    const { parent, householdId, path, reportId } = await caseOfChild();
    const [moderator, other] = [await signInAs(starling, 'moderator'), await signInAs(starling, 'moderator')];
    const opened = (await rest().get(path, moderator.accessToken)).body;
    expect(texts(opened)).toEqual(['Words 15']);
    expect(opened).toMatchObject({ severity: 4, priority: 'serious', is_sealed: false, break_glass: null });
    expect(opened.age_seconds).toBeLessThan(60);
    expect((await rest().post(`${path}/break-glass`, {}, moderator.accessToken)).status).toBe(422);
    const { status, body } = await rest().post(`${path}/break-glass`, { reason: REASON }, moderator.accessToken);
    expect(status).toBe(201);
    expect(texts(body)).toEqual(Array.from({ length: 30 }, (_, index) => `Words ${index + 1}`));
    const minutes = (Date.parse(body.break_glass.expires_at) - Date.now()) / 60_000;
    expect([body.break_glass.reason, Math.round(minutes)]).toEqual([REASON, 30]);
    expect(texts((await rest().get(path, other.accessToken)).body)).toEqual(['Words 15']);
    expect(await staffLines(householdId, parent)).toEqual([
      { action: 'staff_case_viewed', actor: null, detail: {} },
      { action: 'staff_break_glass', actor: null, detail: { until: body.break_glass.expires_at } },
      { action: 'staff_case_viewed', actor: null, detail: {} },
    ]);
    const [audited] = await starling.sql(
      `SELECT actor, detail FROM audit_entries WHERE action = 'report_glass_broken' AND target = $1`,
      [reportId],
    );
    expect(audited).toEqual({ actor: moderator.user.id, detail: { reason: REASON } });
    await starling.sql('UPDATE report_openings SET expires_at = now() WHERE report_id = $1', [reportId]);
    expect(texts((await rest().get(path, moderator.accessToken)).body)).toEqual(['Words 15']);
  });

  it('keeps its evidence after the decision, readable by break-glass alone', async () => {
    const { path, reportId } = await caseOfChild();
    const moderator = await signInAs(starling, 'moderator');
    await rest().get(path, moderator.accessToken);
    await rest().patch(path, { action: 'claim' }, moderator.accessToken);
    const decided = await rest().patch(path, { action: 'decide', decision: 'help_shown' }, moderator.accessToken);
    expect(decided.status).toBe(200);
    expect(texts((await rest().get(path, moderator.accessToken)).body)).toEqual([]);
    const { data } = await graphql(
      starling,
      'mutation ($id: ID!, $reason: String!) { breakReportGlass(id: $id, reason: $reason) { excerpt { content } breakGlass { reason } } }',
      { token: moderator.accessToken, variables: { id: reportId, reason: REASON } },
    );
    expect(data.breakReportGlass.breakGlass).toEqual({ reason: REASON });
    expect(data.breakReportGlass.excerpt).toHaveLength(30);
  });

  it('is not for a moderator of the same household', async () => {
    const { householdId, path } = await caseOfChild();
    const relative = await signInAs(starling, 'moderator');
    await starling.sql(`INSERT INTO household_members (household_id, user_id, role) VALUES ($1, $2, 'guardian')`, [
      householdId,
      relative.user.id,
    ]);
    for (const answer of [
      await rest().get(path, relative.accessToken),
      await rest().patch(path, { action: 'claim' }, relative.accessToken),
      await rest().post(`${path}/break-glass`, { reason: REASON }, relative.accessToken),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([403, 'own_report']);
    }
  });
});
