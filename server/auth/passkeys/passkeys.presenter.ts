import type { PasskeyBody } from '../../../contract/passkeys.js';
import type { Passkey } from './passkeys.repository.js';
import type { PasskeyObject } from './passkeys.types.js';

export function toRest({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyBody {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}

export function toGraphql({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyObject {
  return { id, name, createdAt, lastUsedAt };
}
