import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { randomToken, sha256Hex } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { SignInMethod } from '../sign-in-method.js';

/** How long a person may take to find the code. */
const TICKET_SECONDS = 300;
/** Wrong codes after which the sign-in begins again. */
const TRIES = 5;

export interface SecondStepTicket {
  readonly ticket: string;
  readonly expiresInSeconds: number;
}

interface WaitingSignIn {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly passwordDigest: string | null;
}

/** Sign-ins that wait for their second step: stored as hashes, good for a few codes, and only one of them goes on. */
@Injectable()
export class SecondStepTickets {
  constructor(private readonly dataSource: DataSource) {}

  async issue(userId: string, method: SignInMethod, passwordHash: string | null): Promise<SecondStepTicket> {
    const ticket = randomToken();
    await this.dataSource.query(
      `INSERT INTO second_step_tickets (ticket_hash, user_id, method, password_digest, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(secs => ${TICKET_SECONDS}))`,
      [sha256Hex(ticket), userId, method, passwordHash && sha256Hex(passwordHash)],
    );
    return { ticket, expiresInSeconds: TICKET_SECONDS };
  }

  /** The account of a live ticket. Takes no try. @throws AppError `sign_in_expired` */
  async ownerOf(ticket: string): Promise<string> {
    const [row] = await this.dataSource.query<{ user_id: string }[]>(
      `SELECT user_id FROM second_step_tickets WHERE ticket_hash = $1 AND expires_at > now() AND tries < ${TRIES}`,
      [sha256Hex(ticket)],
    );
    if (!row) throw new AppError('sign_in_expired');
    return row.user_id;
  }

  /** @throws AppError `sign_in_expired` */
  async takeTry(ticket: string): Promise<void> {
    const [, taken] = await this.dataSource.query<[unknown, number]>(
      `UPDATE second_step_tickets SET tries = tries + 1
       WHERE ticket_hash = $1 AND expires_at > now() AND tries < ${TRIES}`,
      [sha256Hex(ticket)],
    );
    if (taken === 0) throw new AppError('sign_in_expired');
  }

  /** Only one of several concurrent calls gets the sign-in. @throws AppError `sign_in_expired` */
  async spend(ticket: string): Promise<WaitingSignIn> {
    const [rows] = await this.dataSource.query<[WaitingSignIn[], number]>(
      `DELETE FROM second_step_tickets WHERE ticket_hash = $1 AND expires_at > now()
       RETURNING user_id AS "userId", method, password_digest AS "passwordDigest"`,
      [sha256Hex(ticket)],
    );
    if (!rows[0]) throw new AppError('sign_in_expired');
    return rows[0];
  }
}
