import type { ChildRequestBody } from '../../contract/controls.js';
import type { ChildRequest } from './request.js';
import type { ChildRequestObject } from './requests.types.js';

export function toRest(request: ChildRequest): ChildRequestBody {
  return {
    id: request.id,
    child_id: request.childId,
    kind: request.kind,
    subject: request.subject,
    message: request.message,
    state: request.state,
    asked_at: request.askedAt.toISOString(),
    expires_at: request.expiresAt.toISOString(),
    decided_by: request.decidedBy,
    decided_at: request.decidedAt?.toISOString() ?? null,
    minutes: request.minutes,
    note: request.note,
  };
}

export function toGraphql(request: ChildRequest): ChildRequestObject {
  const { id, childId, kind, subject, message, state, askedAt, expiresAt, decidedBy, decidedAt, minutes, note } =
    request;
  return { id, childId, kind, subject, message, state, askedAt, expiresAt, decidedBy, decidedAt, minutes, note };
}
