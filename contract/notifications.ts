/** Notifications as REST and the live frames show them (spec §3). */
import type { NotificationKind } from './admin.js';

/** What `GET /notifications` keeps of one account at most. */
export const NOTIFICATIONS_KEPT = 200;

export interface NotificationBody {
  id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  read: boolean;
  conversation_id: string | null;
  /** A path of the web client that the notification leads to. */
  link: string | null;
  created_at: string;
}

/** On an account's topic, and as the content of a `notification_event` frame. */
export interface NotificationNote {
  kind: 'notification';
  notification: NotificationBody;
}
