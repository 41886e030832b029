import type { SessionBody } from '../../contract/users';
import { deviceName } from './device-name';

/** Sessions that look alike: the same browser on the same kind of device. */
export interface SessionGroup {
  name: string;
  isMobile: boolean;
  /** The session of this page. It is alone in its group. */
  isCurrent: boolean;
  ids: readonly string[];
  lastUsedAt: string;
}

/** The current session first, then a group for each kind of device. `sessions` has the most recently used first. */
export function groupSessions(sessions: readonly SessionBody[]): SessionGroup[] {
  const groups = new Map<string, SessionGroup>();
  for (const { id, user_agent: userAgent, last_used_at: lastUsedAt, current: isCurrent } of sessions) {
    const { name, isMobile } = deviceName(userAgent);
    const key = isCurrent ? 'current' : `${name} ${isMobile}`;
    const group = groups.get(key) ?? { name, isMobile, isCurrent, ids: [], lastUsedAt };
    groups.set(key, { ...group, ids: [...group.ids, id] });
  }
  return [...groups.values()].sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent));
}
