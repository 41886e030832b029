/** What each figure counts (requirements B20); shown with it. */
export const DEFINITIONS = {
  totalUsers: 'Accounts that exist, whatever their role, disabled ones too.',
  activeUsers: 'Different users with a signed-in request or an open connection in the last 24 hours.',
  pendingApprovals: 'Entries of the waitlist that wait for approval.',
  totalConversations: 'Conversations with at least one message, archived ones too.',
  moderationAlerts: 'Reported messages and safety alerts that are not decided yet.',
  systemHealth:
    'The worst of database, bus, companion and nodes. A node that falls silent without having been stopped is missed for five minutes.',
  onWaitlist: 'Entries that wait for approval.',
  approved: 'Entries that were approved.',
  averageWait: 'From joining to approval, on average over the approvals of the last 90 days.',
} as const;

const HEALTH_TEXTS = { OK: 'Healthy', DEGRADED: 'Degraded', DOWN: 'Down' } as const;
export const HEALTH_COLORS = { OK: 'teal', DEGRADED: 'yellow', DOWN: 'red' } as const;
export type Health = keyof typeof HEALTH_TEXTS;

export function healthText(status: Health): string {
  return HEALTH_TEXTS[status];
}

/** A number and what it counts: "1 node", "2 nodes". */
export function plural(count: number, word: string): string {
  return `${count.toLocaleString()} ${word}${count === 1 ? '' : 's'}`;
}

/** Names what is not well: "Companion degraded"; null where all is. */
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

/** Days with one decimal; a dash where nothing was approved in the time that they are the average of. */
export function averageWaitText(days: number, approvedLately: number): string {
  return approvedLately === 0 ? '—' : days.toFixed(1);
}
