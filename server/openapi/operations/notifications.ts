import { type OperationGroup, TOTAL_COUNT } from '../operation.js';
import { deletedCount } from '../responses/conversations.js';
import { notification, readCount } from '../responses/notifications.js';

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
  },
};
