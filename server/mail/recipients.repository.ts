import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Recipient {
  readonly address: string;
  /** Whether the owner of the account has proved the address. */
  readonly isProved: boolean;
}

/** The addresses of accounts, at the moment a mail is sent. */
@Injectable()
export class RecipientsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null: the account is gone, is disabled or has no address. */
  async find(userId: string): Promise<Recipient | null> {
    const [row] = await this.dataSource.query<Recipient[]>(
      `SELECT email AS address, email_verified AS "isProved" FROM users
       WHERE id = $1 AND email IS NOT NULL AND disabled_at IS NULL`,
      [userId],
    );
    return row ?? null;
  }

  /** Those of these accounts that want their notifications as mail, and have proved their address. */
  async wantingNotices(userIds: readonly string[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM users
       WHERE id = ANY($1::uuid[]) AND email_verified AND settings #>> '{notifications,email}' = 'true'`,
      [userIds],
    );
    return rows.map(({ id }) => id);
  }
}
