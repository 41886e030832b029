import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomToken, sha256Hex } from '../../platform/crypto.js';

/** How long the success page may take to exchange its code. */
export const CODE_SECONDS = 60;

interface SpentCode {
  user_id: string;
  browser_hash: string | null;
  live: boolean;
}

/** Codes that carry a finished sign-in through the address bar: valid once, and only for the browser that began it. */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** `browserToken` is the cookie of the browser that began the sign-in. Without one, no browser can use the code. */
  async createCode(userId: string, isNewUser: boolean, browserToken: string | null): Promise<string> {
    const code = randomToken();
    await this.dataSource.query(
      `INSERT INTO one_time_codes (code_hash, user_id, is_new_user, browser_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => ${CODE_SECONDS}))`,
      [sha256Hex(code), userId, isNewUser, browserToken && sha256Hex(browserToken)],
    );
    return code;
  }

  /**
   * Returns the account's id, or null if the code is unknown, used or expired. A browser must hold the cookie of this
   * sign-in; `browserTokens` is null for a client that is not a browser. Every attempt spends the code.
   */
  async spendCode(code: string, browserTokens: readonly string[] | null): Promise<string | null> {
    const [rows] = await this.dataSource.query<[SpentCode[], number]>(
      'DELETE FROM one_time_codes WHERE code_hash = $1 RETURNING user_id, browser_hash, expires_at > now() AS live',
      [sha256Hex(code)],
    );
    const [spent] = rows;
    if (!spent?.live) return null;
    const isItsBrowser = browserTokens?.some((token) => sha256Hex(token) === spent.browser_hash) ?? true;
    return isItsBrowser ? spent.user_id : null;
  }
}
