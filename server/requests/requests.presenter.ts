import type { ChildRequestBody, HelpAnswerBody } from '../../contract/controls.js';
import type { HelpAnswer } from '../escalation/child-help.js';
import { toGraphql as helpLineToGraphql } from '../safety/help-lines.resolver.js';
import type { ChildRequest, CreatedRequest } from './request.js';
import type { ChildRequestObject, HelpAnswerObject } from './requests.types.js';

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

/** With `text` and `help_lines` where the words were unsafe. */
export function createdToRest({ help, ...request }: CreatedRequest): ChildRequestBody & Partial<HelpAnswerBody> {
  return { ...toRest(request), ...(help && helpToRest(help)) };
}

export function helpToRest({ text, helpLines }: HelpAnswer): HelpAnswerBody {
  return { text, help_lines: [...helpLines] };
}

export function createdToGraphql({ help, ...request }: CreatedRequest): ChildRequestObject {
  return { ...toGraphql(request), help: help && helpToGraphql(help) };
}

export function helpToGraphql({ text, helpLines }: HelpAnswer): HelpAnswerObject {
  return { text, helpLines: helpLines.map(helpLineToGraphql) };
}

export function toGraphql(request: ChildRequest): ChildRequestObject {
  const { id, childId, kind, subject, message, state, askedAt, expiresAt, decidedBy, decidedAt, minutes, note } =
    request;
  return {
    id,
    childId,
    kind,
    subject,
    message,
    state,
    askedAt,
    expiresAt,
    decidedBy,
    decidedAt,
    minutes,
    note,
    help: null,
  };
}
