import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A user's message that got a safety answer. */
export interface UnsafeMessage {
  messageId: string;
  conversationId: string;
  userId: string;
  /** When its text was written or last edited, as Postgres prints it: a `Date` would lose the microseconds. */
  writtenAt: string;
}

/** Which messages got a safety answer, for moderation. */
@Injectable()
export class SafetyAnswers {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers of the last `seconds`, the oldest first. The newest second is left to the writer of the answer. */
  findRecent(seconds: number): Promise<UnsafeMessage[]> {
    return this.dataSource.query(
      `SELECT asked.id AS "messageId", asked.conversation_id AS "conversationId", asked.user_id AS "userId",
              coalesce(asked.edited_at, asked.created_at)::text AS "writtenAt"
         FROM messages answer
         JOIN messages asked ON asked.id = answer.reply_to
         JOIN conversations c ON c.id = asked.conversation_id AND c.delete_after IS NULL
        WHERE answer.response_type = 'safety'
          -- A cut reply says nothing about the message that it answers.
          AND NOT answer.truncated
          AND answer.created_at BETWEEN now() - make_interval(secs => $1) AND now() - interval '1 second'
        ORDER BY answer.created_at`,
      [seconds],
    );
  }
}
