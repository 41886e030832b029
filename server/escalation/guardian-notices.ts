import { URGENT_SEVERITY } from '../../contract/safety-alerts.js';
import type { NewNotification } from '../notifications/notifications.service.js';

/** Where guardians find their alerts. A notice names no child, because it outlives the profile. */
const LINK = '/profiles';

const URGENT: NewNotification = {
  kind: 'system',
  title: 'Your child may need you now',
  message:
    'Something your child wrote shows that your child may be in danger. Starling gave help lines at once. Please go to your child, stay calm and listen.',
  link: LINK,
  mail: 'family',
  isUrgent: true,
};

const SERIOUS: NewNotification = {
  kind: 'system',
  title: 'Something to talk about with your child',
  message: 'A message of your child was about something serious. Starling gave a careful answer and help lines.',
  link: LINK,
  isUrgent: true,
};

const STOPPED_REPLY: NewNotification = {
  kind: 'system',
  title: 'Starling stopped one of its answers',
  message:
    'An answer to your child was about to go wrong. It was stopped before your child saw that part, and our moderators look at it.',
  link: LINK,
  isUrgent: true,
};

/** The notice about an alert. It quotes nothing: the child may have written it in confidence. */
export function noticeOf({ severity, isReply }: { severity: number; isReply: boolean }): NewNotification {
  if (isReply) return STOPPED_REPLY;
  return severity >= URGENT_SEVERITY ? URGENT : SERIOUS;
}
