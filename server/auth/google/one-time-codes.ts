import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomToken, sha256Hex } from '../../platform/crypto.js';

/** How long the page behind the provider may take to exchange its code (contract §3). */
const CODE_SECONDS = 60;

/** Codes that stand for a finished sign-in on its way through the address bar: good once (quality C19). */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly dataSource: DataSource) {}

  async create(userId: string, isNewUser: boolean): Promise<string> {
    const code = randomToken();
    await this.dataSource.query(
      `INSERT INTO one_time_codes (code_hash, user_id, is_new_user, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => ${CODE_SECONDS}))`,
      [sha256Hex(code), userId, isNewUser],
    );
    return code;
  }

  /** The account that the code stands for; `null` where it is unknown, used or too old. */
  async spend(code: string): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ user_id: string; live: boolean }[], number]>(
      'DELETE FROM one_time_codes WHERE code_hash = $1 RETURNING user_id, expires_at > now() AS live',
      [sha256Hex(code)],
    );
    return rows[0]?.live ? rows[0].user_id : null;
  }
}
