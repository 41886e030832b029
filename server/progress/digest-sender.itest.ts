import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { buildFamily, buildMember } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { useStarling } from '../../test/support/use-starling.js';
import { DigestSender } from './digest-sender.js';

const DAY_MS = 86_400_000;

describe('summaries', () => {
  const starling = useStarling({ own: true });

  const notices = async ({ accessToken }: Account) => {
    const { body } = await api(starling.url).get('/notifications', accessToken);
    return body as { title: string; message: string; link: string }[];
  };

  it('reach each guardian who wants them once, whatever the number of nodes, and no helper', async () => {
    const nodes = [starling, await starling.startNode(), await starling.startNode()];
    const [parent, silent, helper] = await Promise.all([1, 2, 3].map(() => registerParent(starling)));
    const { householdId, child } = await buildFamily(starling, parent!);
    await buildMember(starling, householdId, silent!, 'guardian');
    await buildMember(starling, householdId, helper!, 'helper', [child.id]);
    await starling.sql(`UPDATE children SET created_at = now() - interval '30 days', time_zone = 'UTC'`);
    for (const { accessToken } of [parent!, helper!]) {
      const settings = { family: { digest: 'daily', digest_at: '00:00' } };
      expect((await api(starling.url).patch('/users/me', { settings }, accessToken)).status).toBe(200);
    }
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    for (const minute of Array.from({ length: 12 }, (_, index) => index)) {
      await starling.sql(`INSERT INTO child_minutes (child_id, minute, kind, local_date) VALUES ($1, $2, 'chat', $3)`, [
        child.id,
        Date.parse(`${yesterday}T10:00:00Z`) / 60_000 + minute,
        yesterday,
      ]);
    }
    await starling.sql(
      `INSERT INTO learning_events (child_id, client_event_id, verb, object_kind, object_id, at, local_date)
       VALUES ($1, $2, 'completed', 'story', 'soup-for-a-giant', now() - interval '1 day', $3)`,
      [child.id, randomUUID(), yesterday],
    );

    await Promise.all(nodes.flatMap((node) => [1, 2].map(() => node.app.get(DigestSender).sendDue())));

    expect(await notices(parent!)).toEqual([
      expect.objectContaining({
        title: `${child.nickname}'s day`,
        message: '1 story read to the end and 12 minutes in all.',
        link: `/progress?child=${child.id}&from=${yesterday}`,
      }),
    ]);
    expect([await notices(silent!), await notices(helper!)]).toEqual([[], []]);
  });

  it('looks up the children of many readers at once', async () => {
    const dataSource = starling.app.get(DataSource);
    const spy = jest.spyOn(dataSource, 'query');
    const readers = Array.from({ length: 50 }, () => ({
      userId: randomUUID(),
      digest: 'daily' as const,
      digest_at: '00:00',
      digest_mail: false,
      language: 'en' as const,
    }));
    await starling.app.get(DigestSender).sendTo(readers, Date.now());
    const asked = spy.mock.calls.filter(([, values]) => JSON.stringify(values ?? null).includes(readers[0]!.userId));
    spy.mockRestore();
    // Which summaries they have, and which children.
    expect(asked).toHaveLength(2);
  });
});
