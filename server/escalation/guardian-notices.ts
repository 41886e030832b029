import { URGENT_SEVERITY } from '../../contract/safety-alerts.js';
import type { NewNotification } from '../notifications/notifications.service.js';
import { noticeTexts } from '../notifications/wording.js';

/** Where guardians find their alerts. A notice names no child, because it outlives the profile. */
const LINK = '/profiles';

const URGENT: NewNotification = {
  kind: 'system',
  ...noticeTexts('childInDanger'),
  link: LINK,
  mail: 'family',
  isUrgent: true,
};

const SERIOUS: NewNotification = {
  kind: 'system',
  ...noticeTexts('childSerious'),
  link: LINK,
  isUrgent: true,
};

const STOPPED_REPLY: NewNotification = {
  kind: 'system',
  ...noticeTexts('replyStopped'),
  link: LINK,
  isUrgent: true,
};

/** The notice about an alert. It quotes nothing: the child may have written it in confidence. */
export function noticeOf({ severity, isReply }: { severity: number; isReply: boolean }): NewNotification {
  if (isReply) return STOPPED_REPLY;
  return severity >= URGENT_SEVERITY ? URGENT : SERIOUS;
}
