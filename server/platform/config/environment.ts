import { z } from 'zod';
import { WAITLIST_MODES } from '../../../contract/waitlist.js';
import {
  bucket,
  email,
  emails,
  hostAndPort,
  httpUrl,
  list,
  mailbox,
  onOff,
  origin,
  PUBLISHED_SECRETS,
  proxies,
  publicHalfOf,
  trueFalse,
  url,
  vapidKey,
  wholeNumber,
} from './setting-schemas.js';

/** A setting with an unusable value. Its message is one line for the operator: name, given value, accepted values. */
export class ConfigError extends Error {}

/** The endpoint of Google itself; any other one belongs to a private identity provider. */
export const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

/** Every environment variable that Starling reads, with its default. */
const environment = z.object({
  PORT: wholeNumber('a port', 0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  REDIS_URL: url(['redis:', 'rediss:'], 'a redis:// or rediss:// address').optional(),
  REDIS_CLUSTER: trueFalse.default(false),
  COMPANION_BASE_URL: httpUrl.optional(),
  COMPANION_API_KEY: z.string().min(1).optional(),
  COMPANION_MODEL: z.string().min(1).default('gpt-4o-mini'),
  COMPANION_TITLES: onOff.default(true),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTHORIZATION_URL: httpUrl.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: httpUrl.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: httpUrl.default(GOOGLE_USERINFO_URL),
  PASSWORD_LOGIN: onOff.default(true),
  JWT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, { message: 'at least 32 bytes', abort: true })
    .refine((text) => !PUBLISHED_SECRETS.includes(text), 'a secret of your own, such as that of `openssl rand -hex 32`')
    .optional(),
  AUDIT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'at least 32 bytes')
    .optional(),
  ACCESS_TOKEN_TTL: wholeNumber('a number of seconds').default(1800),
  REFRESH_TOKEN_TTL: wholeNumber('a number of seconds').default(2_592_000),
  PUBLIC_URL: origin.transform((text) => new URL(text).origin).optional(),
  ALLOWED_ORIGINS: list
    .refine((items) => items.every((item) => origin.safeParse(item).success), 'origins, comma separated')
    .transform((items) => items.map((item) => new URL(item).origin))
    .default([]),
  ADMIN_EMAILS: emails.default([]),
  MODERATOR_EMAILS: emails.default([]),
  WAITLIST_ENABLED: trueFalse.default(true),
  WAITLIST_MODE: z.enum(WAITLIST_MODES, WAITLIST_MODES.join(', ')).default('enabled'),
  WAITLIST_AUTO_APPROVE: trueFalse.default(false),
  INVITES_SKIP_WAITLIST: trueFalse.default(true),
  STAFF_SECOND_STEP: z.enum(['optional', 'required'], 'optional, required').default('optional'),
  REPLY_TIMEOUT: wholeNumber('a number of seconds', 1, 300).default(30),
  TRUST_PROXY: proxies.optional(),
  METRICS_TOKEN: z.string().min(1).optional(),
  RETENTION_DAYS: wholeNumber('a number of days', 0).default(365),
  RATE_LIMITS: onOff.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ID: z
    .string()
    .regex(/^[\w.:-]{1,64}$/, 'up to 64 letters, digits, . : _ -')
    .optional(),
  NODE_ENV: z.string().optional(),
  ROLE: z.enum(['all', 'gateway', 'responder']).default('all'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  APP_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,32}$/, 'up to 32 letters, digits, . _ -')
    .default('production'),
  ANALYTICS: onOff.default(true),
  ERROR_REPORTING_URL: httpUrl.optional(),
  SAFEGUARDING_CONTACT: email.optional(),
  MODERATION_BASE_URL: httpUrl.optional(),
  MODERATION_API_KEY: z.string().min(1).optional(),
  SPEECH_BASE_URL: httpUrl.optional(),
  SPEECH_API_KEY: z.string().min(1).optional(),
  SPEECH_MODEL: z.string().min(1).default('tts-1'),
  SPEECH_VOICE: z.string().min(1).default('alloy'),
  TRANSCRIPTION_MODEL: z.string().min(1).default('whisper-1'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: mailbox.optional(),
  VAPID_PUBLIC_KEY: vapidKey(65, 'the public key for pushes: 65 bytes as base64url').optional(),
  VAPID_PRIVATE_KEY: vapidKey(32, 'the private key for pushes: 32 bytes as base64url').optional(),
  VAPID_SUBJECT: url(['mailto:', 'https:'], 'a mailto: or https:// address').optional(),
  BLOB_STORE: z.enum(['disk', 's3'], 'disk or s3').default('disk'),
  BLOB_SHARED: trueFalse.default(false),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: bucket.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'a region such as us-east-1')
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  CLAMD: hostAndPort.optional(),
});

/** Variables whose values are never shown. */
const SECRETS = new Set([
  'AUDIT_SECRET',
  'JWT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'COMPANION_API_KEY',
  'METRICS_TOKEN',
  'MODERATION_API_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SPEECH_API_KEY',
  'VAPID_PRIVATE_KEY',
]);
/** Addresses that may contain a password. */
const SERVICES = new Set(['DATABASE_URL', 'REDIS_URL', 'ERROR_REPORTING_URL', 'SMTP_URL']);

/** The names of all settings, and of those that hold or may hold a secret: a deployment reads the latter from a safe place. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);
export const SECRET_SETTINGS: readonly string[] = [...SECRETS, ...SERVICES];

/** The given value, as far as it may appear in a log. */
function shownValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (SECRETS.has(name)) return `${Buffer.byteLength(value)} bytes`;
  if (!SERVICES.has(name)) return JSON.stringify(value);
  return URL.canParse(value) ? `an address that begins with ${new URL(value).protocol}` : 'a value that is no address';
}

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * @throws ConfigError with one line that names the variable, its value and what it accepts; secrets are not repeated.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): z.output<typeof environment> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new ConfigError(
      `${name}: got ${shownValue(name, given[name])}, takes ${issue.message.replace(/^Invalid option: expected /, '')}`,
    );
  }
  checkCombinations(result.data);
  return result.data;
}

/** Checks settings that depend on each other. @throws ConfigError */
function checkCombinations(values: z.output<typeof environment>): void {
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && !values.JWT_SECRET) {
    throw new ConfigError('JWT_SECRET: got nothing, takes at least 32 bytes where NODE_ENV=production');
  }
  if (isProduction && !values.RATE_LIMITS) {
    throw new ConfigError('RATE_LIMITS: got "off", takes on where NODE_ENV=production');
  }
  if (Boolean(values.GOOGLE_CLIENT_ID) !== Boolean(values.GOOGLE_CLIENT_SECRET)) {
    const missing = values.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new ConfigError(`${missing}: got nothing, takes the value that belongs to the other one`);
  }
  if (values.MODERATION_API_KEY && !values.MODERATION_BASE_URL) {
    throw new ConfigError('MODERATION_BASE_URL: got nothing, takes the address to which MODERATION_API_KEY belongs');
  }
  if (values.SPEECH_API_KEY && !values.SPEECH_BASE_URL) {
    throw new ConfigError('SPEECH_BASE_URL: got nothing, takes the address to which SPEECH_API_KEY belongs');
  }
  if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM)) {
    const missing = values.SMTP_URL ? 'MAIL_FROM' : 'SMTP_URL';
    throw new ConfigError(`${missing}: got nothing, takes the value that belongs to the other one`);
  }
  checkVapidKeys(values);
  checkBlobStore(values);
  if (values.REDIS_CLUSTER && !values.REDIS_URL) {
    throw new ConfigError('REDIS_URL: got nothing, takes the address of a cluster node where REDIS_CLUSTER=true');
  }
}

/** @throws ConfigError */
function checkVapidKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof environment>): void {
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    const missing = publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY';
    throw new ConfigError(`${missing}: got nothing, takes the value that belongs to the other one`);
  }
  if (publicKey && privateKey && publicHalfOf(privateKey) !== publicKey) {
    throw new ConfigError('VAPID_PRIVATE_KEY: got 32 bytes, takes the private key of VAPID_PUBLIC_KEY');
  }
}

/** @throws ConfigError */
function checkBlobStore(values: z.output<typeof environment>): void {
  const settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  if (values.BLOB_STORE === 's3') {
    const missing = settings.find((name) => !values[name]);
    if (missing) throw new ConfigError(`${missing}: got nothing, takes a value where BLOB_STORE=s3`);
  } else if (settings.some((name) => values[name])) {
    throw new ConfigError('BLOB_STORE: got nothing or "disk", takes s3 where the S3 settings are given');
  }
}
