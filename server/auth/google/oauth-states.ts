import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Sealer, sha256Hex, timingSafeEqualText } from '../../platform/crypto.js';

/** How long a person may take to sign in at the provider. */
export const STATE_SECONDS = 600;

interface StateRow {
  browser_hash: string;
  sealed_verifier: string;
  verifier_hash: string;
  redirect_uri: string;
  live: boolean;
}

/** A sign-in whose state the callback has just spent. */
export interface BegunSignIn {
  readonly codeVerifier: string;
  readonly redirectUri: string;
  isFromBrowser(browserToken: string | null): boolean;
  isVerifier(codeVerifier: string): boolean;
}

/** States of the OAuth flow: stored as hashes, valid once, and tied to the browser that began the sign-in. */
@Injectable()
export class OauthStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
  ) {}

  async storeState(begun: {
    state: string;
    codeVerifier: string;
    browserToken: string;
    redirectUri: string;
  }): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO oauth_states (state_hash, browser_hash, sealed_verifier, verifier_hash, redirect_uri, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => ${STATE_SECONDS}))`,
      [
        sha256Hex(begun.state),
        sha256Hex(begun.browserToken),
        this.sealer.seal(begun.codeVerifier),
        sha256Hex(begun.codeVerifier),
        begun.redirectUri,
      ],
    );
  }

  /** Only one of several concurrent calls gets the state. Returns null if it is unknown, spent or expired. */
  async spendState(state: string): Promise<BegunSignIn | null> {
    const [rows] = await this.dataSource.query<[StateRow[], number]>(
      `DELETE FROM oauth_states WHERE state_hash = $1
       RETURNING browser_hash, sealed_verifier, verifier_hash, redirect_uri, expires_at > now() AS live`,
      [sha256Hex(state)],
    );
    const row = rows[0];
    if (!row?.live) return null;
    const codeVerifier = this.sealer.open(row.sealed_verifier);
    if (codeVerifier === null) return null;
    return {
      codeVerifier,
      redirectUri: row.redirect_uri,
      isFromBrowser: (token) => token !== null && timingSafeEqualText(sha256Hex(token), row.browser_hash),
      isVerifier: (verifier) => timingSafeEqualText(sha256Hex(verifier), row.verifier_hash),
    };
  }
}
