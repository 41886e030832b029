/** What each number counts. The cards show it as a tooltip. */
export const DEFINITIONS = {
  totalUsers: 'All accounts, of every role, including disabled ones.',
  activeUsers: 'People who made a signed-in request or had an open connection in the last 24 hours.',
  pendingApprovals: 'Waitlist entries that are waiting for approval.',
  totalConversations: 'Conversations with at least one message, including archived ones.',
  moderationAlerts: 'Reported messages and safety alerts without a decision.',
  systemHealth:
    'The worst state among database, bus, companion and nodes. A node that stops responding counts as missing for five minutes.',
  onWaitlist: 'Entries that are waiting for approval.',
  approved: 'Entries that have been approved.',
  averageWait: 'Average time from joining to approval, over the approvals of the last 90 days.',
} as const;

const HEALTH_TEXTS = { OK: 'Healthy', DEGRADED: 'Degraded', DOWN: 'Down' } as const;
export const HEALTH_COLORS = { OK: 'teal', DEGRADED: 'yellow', DOWN: 'red' } as const;
export type Health = keyof typeof HEALTH_TEXTS;

export function healthText(status: Health): string {
  return HEALTH_TEXTS[status];
}

/** A number with its noun: "1 node", "2 nodes". */
export function plural(count: number, word: string): string {
  return `${count.toLocaleString()} ${word}${count === 1 ? '' : 's'}`;
}

/** Lists the parts that are not healthy, for example "Companion degraded". `null` if all are. */
export function healthProblems(health: {
  database: Health;
  bus: Health;
  companion: Health;
  missingNodes: number;
}): string | null {
  const parts = (['database', 'bus', 'companion'] as const)
    .filter((part) => health[part] !== 'OK')
    .map((part) => `${part} ${HEALTH_TEXTS[health[part]].toLowerCase()}`);
  if (health.missingNodes > 0) parts.push(`${plural(health.missingNodes, 'node')} missing`);
  const text = parts.join(', ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

/** Days with one decimal, or a dash if there are no recent approvals to average. */
export function averageWaitText(days: number, approvedLately: number): string {
  return approvedLately === 0 ? '—' : days.toFixed(1);
}
