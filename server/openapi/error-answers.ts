import { ERRORS, type ErrorCode } from '../../contract/errors.js';
import type { Handler } from './handlers.js';
import type { Operation } from './operation.js';

const SIGNED_IN: readonly ErrorCode[] = [
  'unauthorized',
  'invalid_token',
  'token_expired',
  'logged_out',
  'account_disabled',
  'rate_limited',
];
const WITH_BODY: readonly ErrorCode[] = [
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
];
const ANY: readonly ErrorCode[] = ['internal', 'unavailable'];

/** Every error code that a call may answer, by status: of the guard, the body parser, outages and the handler itself. */
export function errorCodes(handler: Handler, operation: Operation, takes: { query: boolean; body: boolean }) {
  const { rule, refusesDevices, allowedBlocks, limits, freshSignIn } = handler;
  const codes = new Set<ErrorCode>([...ANY, ...(operation.errors ?? [])]);
  const add = (more: readonly ErrorCode[]) => {
    for (const code of more) codes.add(code);
  };
  if (rule?.kind !== 'public') add(SIGNED_IN);
  if (rule?.kind === 'signed-in' && !allowedBlocks.includes('waitlisted')) add(['waitlisted']);
  if (rule?.kind === 'signed-in' && (rule.permission || refusesDevices)) add(['forbidden']);
  if (freshSignIn !== 'never') add(['reauthentication_required']);
  if (limits.length > 0) add(['rate_limited']);
  if (handler.method !== 'get') add(['origin_refused']);
  if (takes.body) add(WITH_BODY);
  if (takes.query) add(['validation_failed']);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...codes].sort()) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].sort(([left], [right]) => left - right);
}
