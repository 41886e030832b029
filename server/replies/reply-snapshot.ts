/** A running reply as the store has it. */
export interface ReplySnapshot {
  replyId: string;
  assistantMessageId: string;
  replyTo: string;
  /** The fence of the writer whose text this is. After a takeover, the earlier writer's until the new one has stored text. */
  fence: number;
  text: string;
}

/** Reads the running reply of conversation `$1`. */
export const REPLY_SNAPSHOT = `
  SELECT id AS "replyId", assistant_message_id AS "assistantMessageId", message_id AS "replyTo",
         coalesce(text_fence, fence) AS fence, text
    FROM replies WHERE conversation_id = $1 AND state = 'running' ORDER BY message_seq LIMIT 1`;
