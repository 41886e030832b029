import { Injectable } from '@nestjs/common';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Role } from '../../contract/permissions.js';
import { Config } from '../platform/config/config.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { isUuid } from '../platform/ids.js';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'starling';
const AUDIENCE = 'starling-api';
/** Verified tokens that are remembered, as a client calls with the same token many times. */
const REMEMBERED_LIMIT = 10_000;

export interface AccessTokenSubject {
  userId: string;
  role: Role;
  email: string | null;
  sessionId: string;
  /** A token expires no later than its session. */
  sessionExpiresAt: Date;
}

export interface VerifiedToken {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Signs and verifies access tokens: one algorithm, one key, and every claim is required. */
@Injectable()
export class AccessTokens {
  private readonly key: Uint8Array;
  private readonly verified = new Map<string, VerifiedToken>();

  constructor(
    private readonly config: Config,
    private readonly clock: DatabaseClock,
  ) {
    if (!config.jwtSecret) throw new Error('The signing secret is not known yet');
    this.key = new TextEncoder().encode(config.jwtSecret);
  }

  async sign(subject: AccessTokenSubject): Promise<{ token: string; expiresInSeconds: number }> {
    const issuedAt = Math.floor(this.clock.now().getTime() / 1000);
    const sessionSeconds = Math.floor(subject.sessionExpiresAt.getTime() / 1000) - issuedAt;
    const expiresInSeconds = Math.max(1, Math.min(this.config.accessTokenTtlSeconds, sessionSeconds));
    const token = await new SignJWT({ role: subject.role, email: subject.email, sid: subject.sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(subject.userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + expiresInSeconds)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .sign(this.key);
    return { token, expiresInSeconds };
  }

  /** @throws AppError `token_expired` where the token is valid but for its age, else `invalid_token` */
  async verify(token: string): Promise<VerifiedToken> {
    const known = this.verified.get(token);
    if (known) return this.requireUnexpired(token, known);
    const verified = await this.check(token);
    if (this.verified.size >= REMEMBERED_LIMIT) this.verified.clear();
    this.verified.set(token, verified);
    return verified;
  }

  /** The claims of a verified token never change, so only its age is checked again. */
  private requireUnexpired(token: string, verified: VerifiedToken): VerifiedToken {
    if (this.clock.now() < verified.expiresAt) return verified;
    this.verified.delete(token);
    throw new AppError('token_expired');
  }

  private async check(token: string): Promise<VerifiedToken> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: this.clock.now(),
      });
      if (!isUuid(payload.sub) || !isUuid(payload['sid'])) throw new AppError('invalid_token');
      return { userId: payload.sub, sessionId: payload['sid'], expiresAt: new Date(payload.exp! * 1000) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new AppError('token_expired');
      if (error instanceof AppError) throw error;
      throw new AppError('invalid_token', {}, { cause: error });
    }
  }
}
