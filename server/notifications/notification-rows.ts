import type { EntityManager } from 'typeorm';
import { type Language, languageAmong } from '../../contract/languages.js';
import { NOTIFICATIONS_KEPT } from '../../contract/notifications.js';
import type { Notification } from './notification.entity.js';

type Content = Pick<Notification, 'kind' | 'title' | 'message' | 'conversationId' | 'link'> & {
  childId: string | null;
};

/**
 * Stores notifications. Reads `users`, because an account may be erased at any time and a violated foreign key would abort
 * the transaction of the caller; likewise a child.
 */
export function insertNotifications(
  rows: readonly (Content & Pick<Notification, 'id' | 'userId'>)[],
  manager: EntityManager,
): Promise<Notification[]> {
  return manager.query<Notification[]>(
    `INSERT INTO notifications (id, user_id, kind, title, message, conversation_id, link, child_id)
     SELECT given.id, u.id, given.kind, given.title, given.message, given.conversation_id, given.link, c.id
     FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::text[], $8::uuid[])
       AS given (id, user_id, kind, title, message, conversation_id, link, child_id)
       JOIN users u ON u.id = given.user_id LEFT JOIN children c ON c.id = given.child_id
     WHERE given.child_id IS NULL OR c.id IS NOT NULL
     RETURNING id, user_id AS "userId", kind, title, message, conversation_id AS "conversationId", link,
       read_at AS "readAt", created_at AS "createdAt"`,
    [
      rows.map(({ id }) => id),
      rows.map(({ userId }) => userId),
      rows.map(({ kind }) => kind),
      rows.map(({ title }) => title),
      rows.map(({ message }) => message),
      rows.map(({ conversationId }) => conversationId),
      rows.map(({ link }) => link),
      rows.map(({ childId }) => childId),
    ],
  );
}

/** The list is short-lived: each account keeps only its newest notifications. */
export async function deleteOldNotifications(userIds: readonly string[], manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM notifications WHERE id IN (
       SELECT old.id FROM unnest($1::uuid[]) AS given (user_id) CROSS JOIN LATERAL (
         SELECT n.id FROM notifications n WHERE n.user_id = given.user_id
         ORDER BY n.created_at DESC, n.id DESC OFFSET $2) AS old)`,
    [userIds, NOTIFICATIONS_KEPT],
  );
}

/** The languages that accounts have chosen, or else those of their browsers. */
export async function languagesOf(
  userIds: readonly string[],
  manager: EntityManager,
): Promise<ReadonlyMap<string, Language | null>> {
  const rows = await manager.query<{ id: string; language: string | null }[]>(
    `SELECT id, coalesce(settings ->> 'language', browser_language) AS language FROM users WHERE id = ANY($1::uuid[])`,
    [userIds],
  );
  return new Map(rows.map(({ id, language }) => [id, languageAmong([language ?? ''])]));
}
