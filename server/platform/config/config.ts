import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { z } from 'zod';
import { WAITLIST_MODES, type WaitlistMode } from '../../../contract/waitlist.js';
import { isLoopbackName } from '../http/loopback.js';

const GOOGLE_USERINFO_URL = 'https://openidconnect.googleapis.com/v1/userinfo';

/** A setting that cannot be used. Its message is one line for the operator: name, what it got, what it takes. */
export class ConfigError extends Error {}

/** The settings alone, without what is derived from them. */
export type ConfigValues = Omit<
  Config,
  'with' | 'publicOrigin' | 'origins' | 'isPrivateProvider' | 'isForThisMachineOnly'
>;

/** All settings of one process, read and checked once (contract §1). Inject it; never read the environment elsewhere. */
export class Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly redisCluster: boolean;
  /** `null`: the offline companion. */
  readonly companion: { baseUrl: string; apiKey: string | null; model: string } | null;
  readonly companionTitles: boolean;
  /** `null`: the practice identity provider, or none at all in production. */
  readonly google: { clientId: string; clientSecret: string } | null;
  readonly googleUrls: { authorization: string; token: string; userinfo: string };
  readonly passwordLogin: boolean;
  /** At least 32 bytes; `null` until the start has read or generated it. */
  readonly jwtSecret: string | null;
  /** At least 32 bytes; `null`: the audit log is keyed by the signing secret. */
  readonly auditSecret: string | null;
  readonly accessTokenTtlSeconds: number;
  readonly refreshTokenTtlSeconds: number;
  /** `null`: `http://localhost:PORT`. */
  readonly publicUrl: string | null;
  /** Beside the public one; loopback names are added where the host is loopback. */
  readonly allowedOrigins: readonly string[];
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly moderatorEmails: readonly string[];
  readonly waitlist: { enabled: boolean; mode: WaitlistMode; autoApprove: boolean };
  readonly replyTimeoutSeconds: number;
  readonly trustProxy: string | null;
  readonly metricsToken: string | null;
  /** 0 keeps everything. */
  readonly retentionDays: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  readonly nodeId: string;
  readonly isProduction: boolean;
  /** What this process does: take sockets, write replies, or both. */
  readonly role: 'all' | 'gateway' | 'responder';
  readonly otlpEndpoint: string | null;
  /** What this installation is called in logs, traces and the settings page. It switches nothing. */
  readonly environmentName: string;
  /** Whether days of use are recorded and `/admin/analytics` answers. */
  readonly analytics: boolean;
  /** Where lines of the log from `error` on are also sent. `null`: nowhere. */
  readonly errorReportingUrl: string | null;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }

  /** A copy with values that are only known once the start has got further. */
  with(values: Partial<ConfigValues>): Config {
    return new Config({ ...this, ...values });
  }

  /** The address that users see. */
  get publicOrigin(): string {
    return this.publicUrl ?? `http://localhost:${this.port}`;
  }

  /** Every origin that a browser may come from (contract §1). */
  get origins(): readonly string[] {
    const loopback = isLoopbackName(this.host)
      ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${this.port}`)
      : [];
    return [...new Set([this.publicOrigin, ...this.allowedOrigins, ...loopback])];
  }

  /** True where identities come from anyone but Google itself, whose word on an address has limits. */
  get isPrivateProvider(): boolean {
    return this.google === null || this.googleUrls.userinfo !== GOOGLE_USERINFO_URL;
  }

  /** True where nothing says that this process is for anyone but the person at this machine. */
  get isForThisMachineOnly(): boolean {
    const isLocal = isLoopbackName(this.host) && isLoopbackName(new URL(this.publicOrigin).hostname);
    return isLocal && this.trustProxy === null;
  }
}

const onOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on');
const trueFalse = z.enum(['true', 'false'], 'true or false').transform((value) => value === 'true');
const positive = (what: string, minimum = 1, maximum = 2 ** 31) => {
  const message = `${what} from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
};
const url = (protocols: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what);
const httpUrl = url(['http:', 'https:'], 'an http or https address');
const origin = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const parsed = new URL(text);
  return (
    ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !text.includes('*')
  );
}, 'an origin such as https://starling.example');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const emails = list
  .refine((items) => items.every((item) => item.includes('@')), 'e-mail addresses, comma separated')
  .transform((items) => items.map((item) => item.toLowerCase()));

/** As Express takes it: yes, no, a number of proxies, or names and addresses of them, comma separated. */
const proxies = list
  .refine(
    (items) =>
      items.length > 0 && ((items.length === 1 && /^(true|false|\d{1,3})$/.test(items[0]!)) || items.every(isProxy)),
    'true, false, a number of proxies, or their addresses, comma separated',
  )
  .transform((items) => items.join(','));

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (bits === undefined) return ['loopback', 'linklocal', 'uniquelocal'].includes(address) || isIP(address) > 0;
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest;
}

/** Words of secrets that stand in examples and documentation, this project's own once among them. */
const PLACEHOLDER =
  /change.?(?:me|this|it)|place.?holder|replace.?(?:me|this)|your.?(?:own.?)?(?:jwt|secret|key|token)|super.?secret|secret.?key|keyboard.?cat|do.?not.?use|example|insecure/i;

/** A signing secret that others know, or can guess, lets them sign in as anyone. */
function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || new Set(text).size < 8 || /^(?:01234567|12345678|abcdefgh)/i.test(text);
}

const environment = z.object({
  PORT: positive('a port', 0, 65_535).default(3000),
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
    .refine((text) => !isPlaceholder(text), 'a secret of your own, such as that of `openssl rand -hex 32`')
    .optional(),
  AUDIT_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'at least 32 bytes')
    .optional(),
  ACCESS_TOKEN_TTL: positive('a number of seconds').default(1800),
  REFRESH_TOKEN_TTL: positive('a number of seconds').default(2_592_000),
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
  REPLY_TIMEOUT: positive('a number of seconds', 1, 300).default(30),
  TRUST_PROXY: proxies.optional(),
  METRICS_TOKEN: z.string().min(1).optional(),
  RETENTION_DAYS: positive('a number of days', 0).default(365),
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
});

const SECRETS = new Set(['AUDIT_SECRET', 'JWT_SECRET', 'GOOGLE_CLIENT_SECRET', 'COMPANION_API_KEY', 'METRICS_TOKEN']);
/** Addresses that may hold a password. */
const SERVICES = new Set(['DATABASE_URL', 'REDIS_URL', 'ERROR_REPORTING_URL']);

/** What a variable got, as far as it may be repeated. */
function gotten(name: string, value: string | undefined): string {
  if (value === undefined) return 'nothing';
  if (SECRETS.has(name)) return `${Buffer.byteLength(value)} bytes`;
  if (!SERVICES.has(name)) return JSON.stringify(value);
  return URL.canParse(value) ? `an address that begins with ${new URL(value).protocol}` : 'what is no address';
}

/**
 * Reads the settings. An empty variable counts as absent.
 * @throws ConfigError with one line that names the variable, what it got and what it takes; secrets are not repeated.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new ConfigError(
      `${name}: got ${gotten(name, given[name])}, takes ${issue.message.replace(/^Invalid option: expected /, '')}`,
    );
  }
  const values = result.data;
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
  if (values.REDIS_CLUSTER && !values.REDIS_URL) {
    throw new ConfigError('REDIS_URL: got nothing, takes the address of a cluster node where REDIS_CLUSTER=true');
  }
  return new Config({
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    redisCluster: values.REDIS_CLUSTER,
    companion: values.COMPANION_BASE_URL
      ? {
          baseUrl: values.COMPANION_BASE_URL.replace(/(?<!\/)\/+$/, ''),
          apiKey: values.COMPANION_API_KEY ?? null,
          model: values.COMPANION_MODEL,
        }
      : null,
    companionTitles: values.COMPANION_TITLES,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET }
        : null,
    googleUrls: {
      authorization: values.GOOGLE_AUTHORIZATION_URL,
      token: values.GOOGLE_TOKEN_URL,
      userinfo: values.GOOGLE_USERINFO_URL,
    },
    passwordLogin: values.PASSWORD_LOGIN,
    jwtSecret: values.JWT_SECRET ?? null,
    auditSecret: values.AUDIT_SECRET ?? null,
    accessTokenTtlSeconds: values.ACCESS_TOKEN_TTL,
    refreshTokenTtlSeconds: values.REFRESH_TOKEN_TTL,
    publicUrl: values.PUBLIC_URL ?? null,
    allowedOrigins: values.ALLOWED_ORIGINS,
    adminEmails: values.ADMIN_EMAILS,
    moderatorEmails: values.MODERATOR_EMAILS,
    waitlist: {
      enabled: values.WAITLIST_ENABLED,
      mode: values.WAITLIST_MODE,
      autoApprove: values.WAITLIST_AUTO_APPROVE,
    },
    replyTimeoutSeconds: values.REPLY_TIMEOUT,
    trustProxy: values.TRUST_PROXY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    retentionDays: values.RETENTION_DAYS,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
    nodeId: values.NODE_ID ?? `${hostname()}-${process.pid}`,
    isProduction,
    role: values.ROLE,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    environmentName: values.APP_ENVIRONMENT,
    analytics: values.ANALYTICS,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
  });
}
