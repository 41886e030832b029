/** What each figure counts (requirements B20); shown with it. */
export const DEFINITIONS = {
  totalUsers: 'Accounts that exist, whatever their role, disabled ones too.',
  activeUsers: 'Different users with a signed-in request or an open connection in the last 24 hours.',
  pendingApprovals: 'Entries of the waitlist that wait for approval.',
  totalConversations: 'Conversations with at least one message, archived ones too.',
  moderationAlerts: 'Reported messages and safety alerts that nobody has decided yet.',
  systemHealth: 'The worst of database, bus, companion and nodes.',
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

/** Names what is not well: "Companion degraded"; null where all is. */
export function healthProblems(health: { database: Health; bus: Health; companion: Health }): string | null {
  const parts = (['database', 'bus', 'companion'] as const)
    .filter((part) => health[part] !== 'OK')
    .map((part) => `${part} ${HEALTH_TEXTS[health[part]].toLowerCase()}`);
  const text = parts.join(', ');
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null;
}

/** Days with one decimal; a dash where nothing was approved. */
export function averageWaitText(days: number, approved: number): string {
  return approved === 0 ? '—' : days.toFixed(1);
}
