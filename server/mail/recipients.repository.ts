import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Recipient {
  readonly address: string;
  /** Whether the owner of the account has proved the address. */
  readonly isProved: boolean;
}

/** The addresses of accounts, at the moment a mail is sent. */
@Injectable()
export class RecipientsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the notification is still there. It goes with the child that it is about, and when it is taken back. */
  async stillHas(notificationId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('SELECT 1 FROM notifications WHERE id = $1', [notificationId]);
    return rows.length > 0;
  }

  /** Null: the account is gone, is disabled or has no address. */
  async find(userId: string): Promise<Recipient | null> {
    const [row] = await this.dataSource.query<Recipient[]>(
      `SELECT email AS address, email_verified AS "isProved" FROM users
       WHERE id = $1 AND email IS NOT NULL AND disabled_at IS NULL`,
      [userId],
    );
    return row ?? null;
  }
}
