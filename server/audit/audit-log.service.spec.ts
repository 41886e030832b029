import type { AuditIntegrityCheck } from './audit-integrity.js';
import { AuditLogService } from './audit-log.service.js';

it('checks the log once for all callers that ask while the check runs, and again for later callers', async () => {
  const checks: ((brokenAt: string | null) => void)[] = [];
  const findBreak = () => new Promise<string | null>((resolve) => checks.push(resolve));
  const log = new AuditLogService({} as never, { findBreak } as unknown as AuditIntegrityCheck);
  const first = [log.integrity(), log.integrity()];
  expect(checks).toHaveLength(1);
  checks[0]!('7');
  expect(await Promise.all(first)).toEqual(Array(2).fill({ brokenAt: '7' }));
  const later = log.integrity();
  expect(checks).toHaveLength(2);
  checks[1]!(null);
  expect(await later).toEqual({ brokenAt: null });
});
