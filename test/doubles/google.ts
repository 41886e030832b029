/**
 * A Google that speaks the real protocol: authorization with PKCE, token, refresh, userinfo. The test sets the
 * signed-in person (`profile`) and the failure (`failure`). Use `settings` to point a Starling at it.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GoogleClaims {
  sub: string;
  email?: string;
  /** Omitted if absent, as some providers do. */
  email_verified?: boolean | string;
  name?: string;
  given_name?: string;
  family_name?: string;
  picture?: string;
  /** The domain of the Workspace that the account belongs to. */
  hd?: string;
}

/** The failure that Google simulates. */
export type GoogleFailure =
  | 'access-denied'
  | 'token-refused'
  | 'token-broken'
  | 'token-unavailable'
  | 'userinfo-refused'
  | 'userinfo-broken'
  | 'unreachable';

export interface RecordedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  authorization: string | undefined;
}

interface IssuedCode {
  redirectUri: string;
  challenge: string | null;
  claims: GoogleClaims;
}

export class GoogleDouble {
  static readonly clientId = 'google-double-client';
  static readonly clientSecret = 'google-double-secret';

  /** The person who signs in from now on. */
  profile: GoogleClaims = {
    sub: 'google-1',
    email: 'ada@starling.test',
    email_verified: true,
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
    picture: 'https://lh3.googleusercontent.com/ada',
  };
  failure: GoogleFailure | null = null;
  /** Whether grants come with a refresh token. */
  givesRefreshToken = true;
  readonly calls: RecordedCall[] = [];

  private readonly codes = new Map<string, IssuedCode>();
  private readonly accessTokens = new Map<string, string>();
  private readonly refreshTokens = new Map<string, string>();
  private readonly people = new Map<string, GoogleClaims>();
  private readonly server = createServer((request, response) => {
    void this.answer(request, response).catch(() => response.destroy());
  });

  static async start(): Promise<GoogleDouble> {
    const double = new GoogleDouble();
    await new Promise<void>((listening) => double.server.listen(0, '127.0.0.1', listening));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Settings for `startStarling`. */
  get settings() {
    return {
      GOOGLE_CLIENT_ID: GoogleDouble.clientId,
      GOOGLE_CLIENT_SECRET: GoogleDouble.clientSecret,
      GOOGLE_AUTHORIZATION_URL: `${this.url}/authorize`,
      GOOGLE_TOKEN_URL: `${this.url}/token`,
      GOOGLE_USERINFO_URL: `${this.url}/userinfo`,
    };
  }

  /** Acts as the browser: opens the address, signs in as `profile`, and returns the address of the redirect. */
  async visit(authUrl: string): Promise<URL> {
    const response = await fetch(authUrl, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (!location) throw new Error(`Google's page answered ${response.status}: ${await response.text()}`);
    return new URL(location);
  }

  /** A code as Google's pop-up passes it to the page that opened it. */
  popUpCode(): string {
    return this.issueCode('postmessage', null);
  }

  /** Refuses all current access tokens from now on. Refresh tokens stay valid. */
  expireAccessTokens(): void {
    this.accessTokens.clear();
  }

  /** Withdraws the person's consent. */
  revokeGrants(): void {
    this.accessTokens.clear();
    this.refreshTokens.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
    const { authorization } = request.headers;
    this.calls.push({ method: request.method ?? '', path: url.pathname, query: url.searchParams, form, authorization });
    if (this.failure === 'unreachable' && url.pathname !== '/authorize') {
      request.socket.resetAndDestroy();
      return;
    }
    if (url.pathname === '/authorize') this.authorize(url.searchParams, response);
    else if (url.pathname === '/token' && request.method === 'POST') this.token(form, response);
    else if (url.pathname === '/userinfo') this.userinfo(authorization, response);
    else json(response, 404, { error: 'not_found' });
  }

  private authorize(query: URLSearchParams, response: ServerResponse) {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isGood =
      query.get('client_id') === GoogleDouble.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      URL.canParse(redirectUri);
    if (!isGood) return json(response, 400, { error: 'invalid_request' });
    const back = new URL(redirectUri);
    const state = query.get('state');
    if (state !== null) back.searchParams.set('state', state);
    if (this.failure === 'access-denied') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', '<b>words of the provider</b>');
    } else {
      back.searchParams.set('code', this.issueCode(redirectUri, query.get('code_challenge')));
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  private issueCode(redirectUri: string, challenge: string | null): string {
    const code = `4/${token()}`;
    this.codes.set(code, { redirectUri, challenge, claims: this.profile });
    return code;
  }

  private token(form: URLSearchParams, response: ServerResponse) {
    if (this.failure === 'token-refused') return json(response, 400, { error: 'invalid_grant' });
    if (this.failure === 'token-unavailable') return json(response, 503, { error: 'temporarily_unavailable' });
    if (this.failure === 'token-broken') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sorry</h1>');
      return;
    }
    const isClient =
      form.get('client_id') === GoogleDouble.clientId && form.get('client_secret') === GoogleDouble.clientSecret;
    if (!isClient) return json(response, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'refresh_token') {
      const subject = this.refreshTokens.get(form.get('refresh_token') ?? '');
      if (subject === undefined) return json(response, 400, { error: 'invalid_grant' });
      return json(response, 200, { access_token: this.accessToken(subject), expires_in: 3599, token_type: 'Bearer' });
    }
    const code = form.get('code') ?? '';
    const issued = this.codes.get(code);
    this.codes.delete(code);
    const verifier = form.get('code_verifier');
    const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
    if (!issued || issued.redirectUri !== form.get('redirect_uri') || issued.challenge !== challenge) {
      return json(response, 400, { error: 'invalid_grant', error_description: 'Bad Request' });
    }
    this.people.set(issued.claims.sub, issued.claims);
    const refreshToken = this.givesRefreshToken ? `1//${token()}` : undefined;
    if (refreshToken) this.refreshTokens.set(refreshToken, issued.claims.sub);
    json(response, 200, {
      access_token: this.accessToken(issued.claims.sub),
      refresh_token: refreshToken,
      expires_in: 3599,
      token_type: 'Bearer',
      scope: 'openid email profile',
    });
  }

  private accessToken(subject: string): string {
    const accessToken = `ya29.${token()}`;
    this.accessTokens.set(accessToken, subject);
    return accessToken;
  }

  private userinfo(authorization: string | undefined, response: ServerResponse) {
    if (this.failure === 'userinfo-broken') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"sub":');
      return;
    }
    const subject = this.accessTokens.get(authorization?.replace(/^Bearer /, '') ?? '');
    if (subject === undefined || this.failure === 'userinfo-refused') {
      return json(response, 401, { error: 'invalid_request', error_description: 'Invalid Credentials' });
    }
    // Returns the current profile, even if it has changed since the sign-in.
    json(response, 200, subject === this.profile.sub ? this.profile : this.people.get(subject));
  }
}

function token(): string {
  return randomBytes(24).toString('base64url');
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
