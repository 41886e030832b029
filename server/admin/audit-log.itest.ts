import { type Account, registerParent, signInAgain, signInAs } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

describe('the admin area', () => {
  const starling = useStarling({ own: true });
  let admin: Account;

  const ask = (query: string, variables: Record<string, unknown> = {}, account = admin) =>
    graphql(starling, query, { token: account.accessToken, variables });
  const setRole = ({ user }: Account, role: string) =>
    ask('mutation ($id: ID!, $role: Role!) { setUserRole(userId: $id, role: $role) { role } }', { id: user.id, role });
  const get = (path: string, account = admin) => api(starling.url).get(path, account.accessToken);

  beforeAll(async () => {
    admin = await signInAs(starling, 'admin');
    for (const mode of ['approved_only', 'disabled', 'enabled']) {
      await api(starling.url).patch('/admin/settings', { waitlist_mode: mode }, admin.accessToken);
    }
    const parent = await registerParent(starling);
    for (const role of ['MODERATOR', 'PARENT']) await setRole(parent, role);
  });

  describe('the audit log', () => {
    it('lists audit entries from the newest, filtered and searched', async () => {
      const { body, headers, status } = await get('/admin/audit?limit=5');
      expect(status).toBe(200);
      expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(body.length);
      const ids = body.map(({ id }: { id: string }) => Number(id));
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      expect(Object.keys(body[0]).sort()).toEqual([
        'action',
        'actor',
        'at',
        'detail',
        'id',
        'node',
        'request_id',
        'target',
      ]);
      const filtered = await ask(
        'query ($action: String, $search: String) { auditEntries(action: $action, search: $search) { items { action target requestId detail } total } }',
        { action: 'waitlist_rules_changed', search: admin.user.id.toUpperCase() },
      );
      expect(filtered.data.auditEntries.total).toBe(3);
      expect(filtered.data.auditEntries.items[0].detail).toEqual({ mode: 'enabled' });
      const oldest = await ask('{ auditEntries(reversed: true, limit: 2) { items { id } } }');
      expect(oldest.data.auditEntries.items).toEqual([{ id: '1' }, { id: '2' }]);
      expect((await get('/admin/audit?reversed=true&limit=1')).body[0].id).toBe('1');
      for (const query of ['limit=0', 'action=no%20name', 'nope=1', 'reversed=1'])
        expect((await get(`/admin/audit?${query}`)).status).toBe(422);
    });

    it('names the people of an entry, except for an erased account, and filters by person', async () => {
      const nia = await registerParent(starling, { first_name: 'Nia', last_name: 'Owl' });
      await setRole(nia, 'MODERATOR');
      const query = `query ($person: ID) { auditEntries(person: $person) { total items {
        action actor target actorPerson { id name } targetPerson { id name } } } }`;
      const entriesOf = async (person: string) => (await ask(query, { person })).data.auditEntries;
      const named = { id: nia.user.id, name: 'Nia Owl' };
      const before = await entriesOf(nia.user.id);
      expect(before.items[0]).toEqual({
        action: 'role_changed',
        actor: admin.user.id,
        target: nia.user.id,
        actorPerson: { id: admin.user.id, name: admin.user.username },
        targetPerson: named,
      });
      expect(before.items.at(-1)).toMatchObject({ action: 'account_registered', actorPerson: named });
      expect((await entriesOf(nia.user.id.toUpperCase())).total).toBe((await entriesOf(nia.user.id)).total);
      const csv = await get(`/admin/audit.csv?person=${nia.user.id}`);
      expect((csv.body as string).trimEnd().split('\r\n')).toHaveLength(before.total + 1);
      expect((await get('/admin/audit?person=nia')).status).toBe(422);

      await api(starling.url).delete('/users/me', (await signInAgain(starling, nia)).accessToken);
      const after = await until(async () => {
        const entries = await entriesOf(nia.user.id);
        return entries.items[0].action === 'account_erased' ? entries : null;
      });
      expect(after.items[0]).toMatchObject({ actor: nia.user.id, actorPerson: null, targetPerson: null });
    });

    it('exports the audit log as CSV without executable formulas', async () => {
      const { body, headers, status } = await get('/admin/audit.csv?action=role_changed');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toContain('starling-audit.csv');
      const lines = (body as string).trimEnd().split('\r\n');
      expect(lines[0]).toBe('"id","at","action","actor","target","node","request_id","detail"');
      expect(lines.slice(1).every((line) => line.includes('"role_changed"'))).toBe(true);
      expect(lines.length).toBeGreaterThan(2);
    });

    it('shows where the audit log was tampered with', async () => {
      expect((await get('/admin/audit/integrity')).body).toEqual({ intact: true, broken_at: null });
      const [{ id }] = (await starling.sql('SELECT id FROM audit_entries ORDER BY id OFFSET 2 LIMIT 1')) as [
        { id: string },
      ];
      await starling.sql('ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_insert_only');
      await starling.sql(`UPDATE audit_entries SET detail = '{"role": "king"}' WHERE id = $1`, [id]);
      const { data } = await ask('{ auditIntegrity { intact brokenAt } }');
      expect(data.auditIntegrity).toEqual({ intact: false, brokenAt: id });
      await expect(
        starling.sql('ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_insert_only'),
      ).resolves.toBeDefined();
      await expect(starling.sql('DELETE FROM audit_entries')).rejects.toThrow('insert-only');
    });
  });
});
