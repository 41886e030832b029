import type { AuditIntegrityCheck } from '../access/audit-integrity.js';
import { AuditLogService } from './audit-log.service.js';

it('looks through the whole log once for all who ask meanwhile, and anew for who asks later', async () => {
  const looks: ((brokenAt: string | null) => void)[] = [];
  const findBreak = () => new Promise<string | null>((resolve) => looks.push(resolve));
  const log = new AuditLogService({} as never, { findBreak } as unknown as AuditIntegrityCheck);
  const first = [log.integrity(), log.integrity()];
  expect(looks).toHaveLength(1);
  looks[0]!('7');
  expect(await Promise.all(first)).toEqual(Array(2).fill({ intact: false, broken_at: '7' }));
  const later = log.integrity();
  expect(looks).toHaveLength(2);
  looks[1]!(null);
  expect(await later).toEqual({ intact: true, broken_at: null });
});
