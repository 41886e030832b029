/** Notifications as REST and the live frames show them. */
export const NOTIFICATION_KINDS = ['message', 'friend_request', 'system'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How many notifications an account keeps; older ones are deleted. */
export const NOTIFICATIONS_KEPT = 200;

export interface NotificationBody {
  id: string;
  kind: NotificationKind;
  title: string;
  message: string;
  read: boolean;
  conversation_id: string | null;
  /** The page of the web client that the notification opens. */
  link: string | null;
  created_at: string;
}

/** Published on the account's topic, and the content of a `notification_event` frame. */
export interface NotificationNote {
  kind: 'notification';
  notification: NotificationBody;
}
