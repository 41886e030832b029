import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { z } from 'zod';
import { Config } from '../../platform/config/config.js';
import { randomToken, Sealer, sha256Hex, timingSafeEqualText } from '../../platform/crypto.js';
import type { ProviderSettings } from '../google/google-strategy.js';
import { codeChallengeOf } from '../google/pkce.js';
import { isRedirectUri } from '../google/redirect-uri.js';
import { developmentClaims } from './development-identities.js';
import { DEVELOPMENT_PROVIDER_PATH } from './development-page.js';
import { isLocalRequest } from './local-request.js';

export const DEVELOPMENT_CLIENT_ID = 'starling-practice';
const CODE_MS = 60_000;
const ACCESS_MS = 3_600_000;
const POSTMESSAGE = 'postmessage';

/** The query of the authorization page. */
const authorizationRequest = z.object({
  client_id: z.literal(DEVELOPMENT_CLIENT_ID),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().max(512).optional(),
  code_challenge: z.string().length(43).optional(),
  code_challenge_method: z.literal('S256').optional(),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

const sealedCode = z.object({
  use: z.literal('code'),
  id: z.string(),
  email: z.string(),
  redirectUri: z.string(),
  challenge: z.string().nullable(),
  expiresAt: z.number(),
});
const sealedToken = z.object({ use: z.enum(['access', 'refresh']), email: z.string(), expiresAt: z.number() });

const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    client_secret: z.string(),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    client_secret: z.string(),
    refresh_token: z.string(),
  }),
]);

export type TokenAnswer =
  | { access_token: string; refresh_token: string; expires_in: number; token_type: 'Bearer'; scope: string }
  | { error: 'invalid_request' | 'invalid_client' | 'invalid_grant' };

/**
 * Replaces Google in development: the same protocol with PKCE, but it accepts any address without a proof. It never runs in
 * production or next to the real Google, and it serves only this machine. Its codes and tokens are sealed, so it stores only
 * which codes were used.
 */
@Injectable()
export class DevelopmentIdentityProvider implements OnApplicationBootstrap {
  private readonly logger = new Logger('DevelopmentIdentityProvider');
  private readonly usedCodes = new Map<string, number>();
  private readonly clientSecret: string;

  constructor(
    private readonly config: Config,
    private readonly sealer: Sealer,
    private readonly adapterHost: HttpAdapterHost,
  ) {
    this.clientSecret = sha256Hex(`practice ${config.jwtSecret}`);
  }

  onApplicationBootstrap(): void {
    if (!this.isAvailable) return;
    this.logger.warn(
      this.config.isForThisMachineOnly
        ? 'Practice mode: anyone who reaches this port can sign in as anyone, even as an admin. Do not put a proxy or tunnel ' +
            'in front of it. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET before others can reach it'
        : 'Sign-in with Google is off: GOOGLE_CLIENT_ID is not set, and the development identity provider needs loopback ' +
            'values in HOST and PUBLIC_URL and no TRUST_PROXY',
    );
  }

  /** Whether it replaces Google here: never in production, never next to the real one. */
  get isAvailable(): boolean {
    return !this.config.isProduction && this.config.google === null;
  }

  /** Whether this request may use it: only from this machine, and only if no setting lets other machines in. */
  isAvailableTo(request: IncomingMessage): boolean {
    return this.isAvailable && this.config.isForThisMachineOnly && isLocalRequest(request);
  }

  /** The browser opens `origin`; the server calls itself on the port that it listens on. */
  settings(origin: string): ProviderSettings {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    const { address, port, family } = server.address() as AddressInfo;
    const isAny = address === '::' || address === '0.0.0.0';
    const host = isAny ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    const own = `http://${host}:${port}${DEVELOPMENT_PROVIDER_PATH}`;
    return {
      clientId: DEVELOPMENT_CLIENT_ID,
      clientSecret: this.clientSecret,
      authorizationUrl: `${origin}${DEVELOPMENT_PROVIDER_PATH}/authorize`,
      tokenUrl: `${own}/token`,
      userinfoUrl: `${own}/userinfo`,
    };
  }

  /** Null if the request is invalid. Its redirect URI is then not safe to use either. */
  readRequest(query: unknown): AuthorizationRequest | null {
    const result = authorizationRequest.safeParse(query);
    if (!result.success) return null;
    const { redirect_uri: redirectUri, code_challenge: challenge } = result.data;
    // The pop-up has no PKCE, like Google's.
    const isGood = redirectUri === POSTMESSAGE || (isRedirectUri(this.config, redirectUri) && challenge !== undefined);
    return isGood ? result.data : null;
  }

  issueCode(request: AuthorizationRequest, email: string): string {
    return this.sealer.seal(
      JSON.stringify({
        use: 'code',
        id: randomToken(),
        email,
        redirectUri: request.redirect_uri,
        challenge: request.code_challenge ?? null,
        expiresAt: Date.now() + CODE_MS,
      } satisfies z.output<typeof sealedCode>),
    );
  }

  /** RFC 6749 §4.1.3 and RFC 7636 §4.6. */
  redeemGrant(form: unknown): TokenAnswer {
    const request = tokenRequest.safeParse(form);
    if (!request.success) return { error: 'invalid_request' };
    const { client_id: clientId, client_secret: clientSecret } = request.data;
    if (clientId !== DEVELOPMENT_CLIENT_ID || !timingSafeEqualText(clientSecret, this.clientSecret)) {
      return { error: 'invalid_client' };
    }
    if (request.data.grant_type === 'refresh_token') {
      const token = this.openSealed(sealedToken, request.data.refresh_token);
      return token?.use === 'refresh' ? this.tokens(token.email) : { error: 'invalid_grant' };
    }
    const code = this.openSealed(sealedCode, request.data.code);
    if (!code || code.expiresAt < Date.now() || !this.useOnce(code.id)) return { error: 'invalid_grant' };
    if (code.redirectUri !== request.data.redirect_uri) return { error: 'invalid_grant' };
    if (code.challenge !== null && codeChallengeOf(request.data.code_verifier ?? '') !== code.challenge) {
      return { error: 'invalid_grant' };
    }
    return this.tokens(code.email);
  }

  /** The claims behind an access token; null if the token is invalid or expired. */
  userinfo(accessToken: string | null): ReturnType<typeof developmentClaims> | null {
    const token = accessToken === null ? null : this.openSealed(sealedToken, accessToken);
    if (token?.use !== 'access' || token.expiresAt < Date.now()) return null;
    return developmentClaims(token.email);
  }

  private tokens(email: string): TokenAnswer {
    const seal = (use: 'access' | 'refresh', expiresAt: number) =>
      this.sealer.seal(JSON.stringify({ use, email, expiresAt } satisfies z.output<typeof sealedToken>));
    return {
      access_token: seal('access', Date.now() + ACCESS_MS),
      refresh_token: seal('refresh', 0),
      expires_in: ACCESS_MS / 1000,
      token_type: 'Bearer',
      scope: 'openid email profile',
    };
  }

  private openSealed<T extends z.ZodType>(schema: T, sealed: string): z.output<T> | null {
    const text = this.sealer.open(sealed);
    if (text === null) return null;
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  }

  private useOnce(id: string): boolean {
    const now = Date.now();
    for (const [used, at] of this.usedCodes) if (now - at > CODE_MS) this.usedCodes.delete(used);
    if (this.usedCodes.has(id)) return false;
    this.usedCodes.set(id, now);
    return true;
  }
}
