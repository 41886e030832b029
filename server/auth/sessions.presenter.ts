import type { SessionBody } from '../../contract/users.js';
import type { Session } from './sessions.service.js';
import type { UserSession } from './sessions.types.js';

export function toRest({ id, createdAt, lastUsedAt, userAgent, isCurrent }: Session): SessionBody {
  return {
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    user_agent: userAgent,
    current: isCurrent,
  };
}

export function toGraphql({ id, createdAt, lastUsedAt, userAgent }: Session): UserSession {
  return { id, createdAt, lastUsedAt, userAgent };
}
