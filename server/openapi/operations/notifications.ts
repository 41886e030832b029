import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { deletedCount } from '../responses/conversations.js';
import { notification, pushKey, pushSubscription, readCount } from '../responses/notifications.js';

export const notificationOperations: OperationGroup = {
  tag: 'Notifications',
  operations: {
    'GET /notifications': {
      id: 'listNotifications',
      summary: 'Lists the notifications, newest first',
      answers: { 200: { description: 'One page.', schema: notification.array(), headers: TOTAL_COUNT } },
    },
    'POST /notifications/read': {
      id: 'markAllNotificationsRead',
      summary: 'Marks all notifications as read',
      answers: { 200: { description: 'How many were unread.', schema: readCount } },
    },
    'POST /notifications/test': {
      id: 'sendTestNotification',
      summary: 'Sends the caller a notification, to try how they arrive',
      description: 'It comes at once, also in quiet hours: in the app and, where the settings ask for it, as a push.',
      answers: { 204: { description: 'It is on its way.' } },
    },
    'POST /notifications/:id/read': {
      id: 'markNotificationRead',
      summary: 'Marks a notification as read',
      answers: { 200: { description: 'The notification.', schema: notification } },
      errors: ['notification_not_found'],
    },
    'DELETE /notifications': {
      id: 'clearNotifications',
      summary: 'Deletes all notifications',
      answers: { 200: { description: 'How many were deleted.', schema: deletedCount } },
    },
    'GET /push/key': {
      id: 'readPushKey',
      summary: 'The key that browsers subscribe to pushes with',
      answers: { 200: { description: 'The `applicationServerKey` (RFC 8292).', schema: pushKey } },
    },
    'POST /push-subscriptions': {
      id: 'createPushSubscription',
      summary: 'Sends the notifications of the caller to a browser as well',
      description:
        'The body is what `PushSubscription.toJSON()` of the browser answers. The endpoint has to be https and on the public internet. Sent again, it is renewed; an account that signs in later in the same browser takes it over. It ends with the session. An account has ten, and a new one takes the place of the oldest. Pushes are sent while `settings.notifications.desktop` is on.',
      answers: { 201: { description: 'The subscription.', schema: pushSubscription } },
      errors: ['validation_failed'],
    },
    'DELETE /push-subscriptions': {
      id: 'deletePushSubscription',
      summary: 'Ends the pushes to a browser',
      answers: { 204: { description: 'The browser gets no more pushes.' } },
      errors: ['push_subscription_not_found', 'validation_failed'],
    },
  },
};
