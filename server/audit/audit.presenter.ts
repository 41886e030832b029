import type { AuditEntryBody, AuditIntegrityBody } from '../../contract/audit.js';
import type { AuditIntegrity } from './audit.types.js';
import type { IntegrityResult, LoggedEntry } from './audit-log.service.js';

export const toRest = {
  entry: ({ requestId, at, ...entry }: LoggedEntry): AuditEntryBody => ({
    ...entry,
    at: at.toISOString(),
    request_id: requestId,
  }),

  integrity: ({ brokenAt }: IntegrityResult): AuditIntegrityBody => ({
    intact: brokenAt === null,
    broken_at: brokenAt,
  }),
};

export const toGraphql = {
  integrity: ({ brokenAt }: IntegrityResult): AuditIntegrity => ({ intact: brokenAt === null, brokenAt }),
};
