import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.js';
import { AppError } from '../errors/app-error.js';

const GOOGLE = 'https://accounts.google.com/gsi/';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const EXPOSED_HEADERS =
  'X-Total-Count, Link, Retry-After, X-Request-Id, Location, Tus-Resumable, Upload-Offset, Upload-Length, Upload-Expires';
const TAKEN_HEADERS =
  'Authorization, Content-Type, X-Browser-Languages, X-Request-Id, Tus-Resumable, Upload-Offset, Upload-Length, Upload-Metadata';

/** What a browser may do with our pages. Scripts come only from this server and, if configured, from Google's sign-in. */
export function securityHeaders(config: Config): RequestHandler {
  const google = config.google ? [GOOGLE] : [];
  const isHttps = config.publicOrigin.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...google.map((origin) => `${origin}client`)],
        // Mantine sets colours and sizes as style attributes and elements.
        'style-src': ["'self'", "'unsafe-inline'", ...google.map((origin) => `${origin}style`)],
        'img-src': ["'self'", 'data:', 'blob:', ...(config.google ? ['https://*.googleusercontent.com'] : [])],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...socketOrigins(config), ...google],
        'frame-src': google.length > 0 ? google : ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Google's sign-in window posts messages to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    // Children speak to Starling; nothing else of a device is needed.
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(self)');
    headers(request, response, next);
  };
}

/** Some browsers do not include `ws:` in `'self'`. A policy cannot name an IPv6 address. */
function socketOrigins(config: Config): string[] {
  return config.origins.filter((origin) => !origin.includes('[')).map((origin) => origin.replace(/^http/, 'ws'));
}

/**
 * Lets only allowed origins read answers, and lets no other origin change anything. A caller other than a browser sends no
 * `Origin`.
 */
export function originRules(config: Config): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { origin } = request.headers;
    response.vary('Origin');
    if (origin === undefined) return next();
    if (!config.origins.includes(origin)) {
      if (SAFE_METHODS.has(request.method)) return next();
      throw new AppError('origin_refused');
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    if (request.method !== 'OPTIONS') return next();
    response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
    response.setHeader('Access-Control-Allow-Headers', TAKEN_HEADERS);
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
