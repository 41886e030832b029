import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomToken, sha256Hex } from '../../platform/crypto.js';

/** How long the page behind the provider may take to exchange its code. */
export const CODE_SECONDS = 60;

interface SpentCode {
  user_id: string;
  browser_hash: string | null;
  live: boolean;
}

/** Codes that stand for a finished sign-in on its way through the address bar: good once, for the browser that began. */
@Injectable()
export class OneTimeCodes {
  constructor(private readonly dataSource: DataSource) {}

  /** `browserToken` is the cookie of the browser that began the sign-in; without one, no browser can use the code. */
  async create(userId: string, isNewUser: boolean, browserToken: string | null): Promise<string> {
    const code = randomToken();
    await this.dataSource.query(
      `INSERT INTO one_time_codes (code_hash, user_id, is_new_user, browser_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => ${CODE_SECONDS}))`,
      [sha256Hex(code), userId, isNewUser, browserToken && sha256Hex(browserToken)],
    );
    return code;
  }

  /**
   * The account that the code stands for; `null` where it is unknown, used or too old. A browser shows by one of its
   * cookies that it began this sign-in; `null` in place of them is a client that is no browser. Every try spends the code.
   */
  async spend(code: string, browserTokens: readonly string[] | null): Promise<string | null> {
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
