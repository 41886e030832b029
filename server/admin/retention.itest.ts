import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { buildFamily } from '../../test/factories/families.js';
import { registerParent, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { RetentionClasses } from '../privacy/retention-classes.js';

const CLASSES = [
  'activity_days',
  'case_excerpts',
  'conversation_trash',
  'device_pairings',
  'ended_uploads',
  'planned_erasures',
  'sealed_cases',
  'sent_summaries',
  'sign_in_codes',
  'sign_ins',
  'unused_conversations',
];

describe('the dry run of the retention', () => {
  const starling = useStarling({ own: true, settings: { RETENTION_DAYS: '30' } });

  it('names every kind of data with its rule, alike over REST and GraphQL', async () => {
    const admin = await signInAs(starling, 'admin');
    const { status, body } = await api(starling.url).get('/admin/retention', admin.accessToken);
    expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([200, CLASSES]);
    for (const entry of body) {
      const text = expect.stringMatching(/\S/);
      expect(entry).toEqual({ ...entry, label: text, rule: text, sweep: text, due: expect.any(Number) });
    }
    const { data } = await graphql(starling, '{ adminRetention { name label rule sweep } }', {
      token: admin.accessToken,
    });
    expect(data.adminRetention).toEqual(body.map(({ due: _due, ...about }: { due: number }) => about));
  });

  it('counts exactly what is over, and deletes nothing', async () => {
    const parent = await registerParent(starling);
    const { child } = await buildFamily(starling, parent);
    const retention = starling.app.get(RetentionClasses);
    const runner = starling.app.get(DataSource).createQueryRunner();
    // No sweep sees these rows, because their transaction never ends well.
    await runner.startTransaction('REPEATABLE READ');
    try {
      const counts = async () =>
        Object.fromEntries((await retention.dryRun(runner.manager)).map(({ name, due }) => [name, due]));
      const before = await counts();
      const insert = (statement: string, values: unknown[]) => runner.manager.query(statement, values);
      for (const [days, deleted] of [
        [40, null],
        [20, null],
        [0, -1],
        [0, 1],
      ] as const) {
        await insert(
          `INSERT INTO conversations (id, user_id, message_count, last_seq, updated_at, delete_after)
           VALUES ($1, $2, 1, 1, now() - make_interval(days => $3), now() + make_interval(hours => $4))`,
          [randomUUID(), child.userId, days, deleted],
        );
      }
      for (const ended of [25, 2]) {
        await insert(
          `INSERT INTO sessions (id, user_id, expires_at, ended_at)
           VALUES ($1, $2, now() + interval '1 day', now() - make_interval(hours => $3))`,
          [randomUUID(), parent.user.id, ended],
        );
      }
      for (const days of [366, 364]) {
        await insert('INSERT INTO user_activity_days (day, user_id) VALUES (current_date - $1::int, $2)', [
          days,
          child.userId,
        ]);
      }
      for (const days of [61, 59]) {
        await insert(
          `INSERT INTO sent_digests (user_id, child_id, period, starts_on, sent_at)
           VALUES ($1, $2, 'day', current_date - $3::int, now() - make_interval(days => $3::int))`,
          [parent.user.id, child.id, days],
        );
      }
      for (const days of [8, 6]) {
        await insert(
          `INSERT INTO contents (id, household_id, scope, kind, title, filename, mime_type, size, stored_bytes, status, updated_at)
           VALUES ($1, NULL, 'library', 'picture', 'x', 'x.png', 'image/png', 1, 0, 'error', now() - make_interval(days => $2))`,
          [randomUUID(), days],
        );
      }
      for (const [what, hours] of [
        ['child', -1],
        ['conversations', 1],
      ] as const) {
        await insert(
          `INSERT INTO child_erasures (child_id, what, asked_by, erases_at)
           VALUES ($1, $2, $3, now() + make_interval(hours => $4))`,
          [child.id, what, parent.user.id, hours],
        );
      }
      const after = await counts();
      const more = Object.fromEntries(CLASSES.map((name) => [name, after[name]! - before[name]!]));
      const none = Object.fromEntries(CLASSES.map((name) => [name, 0]));
      const one = { unused_conversations: 1, conversation_trash: 1, sign_ins: 1, activity_days: 1, sent_summaries: 1 };
      expect(more).toEqual({ ...none, ...one, ended_uploads: 1, planned_erasures: 1 });
      expect(await counts()).toEqual(after);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
