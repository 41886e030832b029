import type { SecondStepBody, SecondStepTicketBody } from '../../../contract/passkeys.js';
import type { SecondStep } from './second-step.service.js';
import type { SecondStepObject } from './second-step.types.js';
import type { SecondStepTicket } from './second-step-tickets.js';

export function toRest({ isRequired, onSince, codesLeft }: SecondStep): SecondStepBody {
  return {
    on: onSince !== null,
    required: isRequired,
    on_since: onSince?.toISOString() ?? null,
    recovery_codes_left: codesLeft,
  };
}

export function toGraphql({ isRequired, onSince, codesLeft }: SecondStep): SecondStepObject {
  return { isOn: onSince !== null, isRequired, onSince, recoveryCodesLeft: codesLeft };
}

export function ticketToRest({ ticket, expiresInSeconds }: SecondStepTicket): SecondStepTicketBody {
  return { ticket, expires_in: expiresInSeconds };
}
