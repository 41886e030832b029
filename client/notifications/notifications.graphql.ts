import { graphql } from '../gql';

export const NOTIFICATION_ITEM = graphql(`
  fragment NotificationItem on Notification {
    id
    kind
    title
    message
    read
    conversationId
    link
    createdAt
  }
`);

export const NOTIFICATIONS = graphql(`
  query Notifications($limit: Int!, $offset: Int!) {
    notifications(limit: $limit, offset: $offset) {
      items {
        ...NotificationItem
      }
      total
      hasMore
      unread
    }
  }
`);

export const NOTIFICATION_ADDED = graphql(`
  subscription NotificationAdded {
    notificationAdded {
      ...NotificationItem
    }
  }
`);

export const MISSED_CHANGES = graphql(`
  subscription MissedChanges {
    missedChanges
  }
`);

export const MARK_NOTIFICATION_READ = graphql(`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id) {
      ...NotificationItem
    }
  }
`);

export const MARK_ALL_NOTIFICATIONS_READ = graphql(`
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead
  }
`);

export const CLEAR_NOTIFICATIONS = graphql(`
  mutation ClearNotifications {
    clearNotifications
  }
`);
