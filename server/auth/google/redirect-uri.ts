import type { Config } from '../../platform/config/config.js';

export const CALLBACK_PATH = '/api/v1/auth/google/callback';
const CLIENT_CALLBACK_PATH = '/oauth/callback';

/** Only our two callbacks on an allowed origin, compared as exact strings (RFC 9700 §2.1). */
export function isRedirectUri(config: Config, redirectUri: string): boolean {
  return config.origins.some(
    (origin) => redirectUri === origin + CALLBACK_PATH || redirectUri === origin + CLIENT_CALLBACK_PATH,
  );
}
