import { t } from './alert-texts';

/** The words of an alert for parents: what it was about, and what helps now. */
export interface AlertWords {
  title: string;
  advice: string;
}

/** The kinds of alerts that have words of their own. */
const KINDS = ['self_harm', 'abuse', 'sexual', 'violence', 'drugs', 'eating_disorder'] as const;

interface Alert {
  category: string;
  severity: number;
  /** It was in a reply to the child. */
  isReply: boolean;
}

/** How severe an alert is at which the child may be in danger now. */
const URGENT = 5;

export function isUrgent({ severity, isReply }: Pick<Alert, 'severity' | 'isReply'>): boolean {
  return severity >= URGENT && !isReply;
}

/** The child saw nothing of a reply that was stopped, so there is nothing to ask about. */
export function alertWords({ category, severity, isReply }: Alert, name: string): AlertWords {
  const kind = isReply ? 'stopped' : (KINDS.find((one) => one === category) ?? 'other');
  const advice = t(`about.${kind}.advice`);
  const goesFirst = isUrgent({ severity, isReply }) && kind !== 'self_harm';
  return { title: t(`about.${kind}.title`, { name }), advice: goesFirst ? `${t('goNow')} ${advice}` : advice };
}
