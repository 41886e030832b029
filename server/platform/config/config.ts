import { hostname } from 'node:os';
import type { WaitlistMode } from '../../../contract/waitlist.js';
import { isLoopbackName } from '../http/loopback.js';
import { GOOGLE_USERINFO_URL, readEnvironment } from './environment.js';

export { ConfigError } from './environment.js';

/** The settings alone, without values derived from them. */
export type ConfigValues = Omit<
  Config,
  'with' | 'publicOrigin' | 'origins' | 'isPrivateProvider' | 'isForThisMachineOnly' | 'isStorageShared'
>;

/** An OpenAI-compatible service with `/audio/speech` and `/audio/transcriptions`. */
export interface SpeechSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Its voice for every text. */
  readonly voice: string;
  readonly transcriptionModel: string;
}

/** All settings of one process, read and checked once. Inject it; never read the environment elsewhere. */
export class Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly redisCluster: boolean;
  /** `null`: the offline companion. */
  readonly companion: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** A second reader of the texts of and for children. `null`: none, and these texts stay in the house. */
  readonly moderation: { baseUrl: string; apiKey: string | null } | null;
  /** A service that speaks and listens where a guardian agrees. `null`: none, and sound stays on the devices. */
  readonly speech: SpeechSettings | null;
  /** The mail server and the sender. `null`: Starling sends no mail. */
  readonly mail: { smtpUrl: string; from: string } | null;
  /** The keys for pushes. `null`: made once, and kept in the database. */
  readonly vapidKeys: { publicKey: string; privateKey: string } | null;
  /** How operators of push services reach those who run this service. `null`: not at all. */
  readonly vapidSubject: string | null;
  readonly companionTitles: boolean;
  /** `null`: the development identity provider, or none at all in production. */
  readonly google: { clientId: string; clientSecret: string } | null;
  readonly googleUrls: { authorization: string; token: string; userinfo: string };
  readonly passwordLogin: boolean;
  /** At least 32 bytes; `null` until the start sequence has read or generated it. */
  readonly jwtSecret: string | null;
  /** At least 32 bytes; `null`: the audit log is keyed by the signing secret. */
  readonly auditSecret: string | null;
  readonly accessTokenTtlSeconds: number;
  readonly refreshTokenTtlSeconds: number;
  /** `null`: `http://localhost:PORT`. */
  readonly publicUrl: string | null;
  /** In addition to the public origin, and to the loopback names if the host is loopback. */
  readonly allowedOrigins: readonly string[];
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly moderatorEmails: readonly string[];
  readonly waitlist: { enabled: boolean; mode: WaitlistMode; autoApprove: boolean };
  /** Whether an address that a household invites is approved on the waitlist. */
  readonly invitesSkipWaitlist: boolean;
  /** Whether admins and moderators must have a second step before they can use anything else. */
  readonly staffSecondStep: boolean;
  readonly replyTimeoutSeconds: number;
  readonly trustProxy: string | null;
  readonly metricsToken: string | null;
  /** 0 keeps everything. */
  readonly retentionDays: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  readonly nodeId: string;
  readonly isProduction: boolean;
  /** Whether this process accepts sockets, writes replies, or both. */
  readonly role: 'all' | 'gateway' | 'responder';
  readonly otlpEndpoint: string | null;
  /** The name of this installation in logs, traces and the settings page. It has no other effect. */
  readonly environmentName: string;
  /** Whether days of use are recorded and `/admin/analytics` is available. */
  readonly analytics: boolean;
  /** Where log lines of level `error` and above are also sent. `null`: nowhere. */
  readonly errorReportingUrl: string | null;
  /**
   * The address of the person who is responsible for safeguarding, in lower case. `null`: no text is kept of messages about
   * harm that may come from home.
   */
  readonly safeguardingContact: string | null;

  /** The bucket in which the bytes of files are kept. `null`: they are kept below `dataDir`. */
  readonly s3: { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string } | null;
  /** Whether every node has the same `dataDir`. */
  readonly blobShared: boolean;
  /** The virus scanner that reads each file. `null`: none does. */
  readonly clamd: { host: string; port: number } | null;

  constructor(values: ConfigValues) {
    Object.assign(this, values);
  }

  /** A copy with values that are known only later in the start. */
  with(values: Partial<ConfigValues>): Config {
    return new Config({ ...this, ...values });
  }

  /** The address that users open. */
  get publicOrigin(): string {
    return this.publicUrl ?? `http://localhost:${this.port}`;
  }

  /** Every origin from which a browser may call. */
  get origins(): readonly string[] {
    const loopback = isLoopbackName(this.host)
      ? ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${this.port}`)
      : [];
    return [...new Set([this.publicOrigin, ...this.allowedOrigins, ...loopback])];
  }

  /** Whether identities come from another provider than Google: its claims about addresses are trusted less. */
  get isPrivateProvider(): boolean {
    return this.google === null || this.googleUrls.userinfo !== GOOGLE_USERINFO_URL;
  }

  /** Whether only the person at this computer can reach this process, as far as the settings show. */
  get isForThisMachineOnly(): boolean {
    const isLocal = isLoopbackName(this.host) && isLoopbackName(new URL(this.publicOrigin).hostname);
    return isLocal && this.trustProxy === null;
  }

  /** Whether a file that one node stores can be read by every other one. */
  get isStorageShared(): boolean {
    return this.s3 !== null || this.redisUrl === null || this.blobShared;
  }
}

/**
 * Reads the settings of this process.
 * @throws ConfigError
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const values = readEnvironment(variables);
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
    moderation: values.MODERATION_BASE_URL
      ? { baseUrl: values.MODERATION_BASE_URL.replace(/(?<!\/)\/+$/, ''), apiKey: values.MODERATION_API_KEY ?? null }
      : null,
    speech: values.SPEECH_BASE_URL
      ? {
          baseUrl: values.SPEECH_BASE_URL.replace(/(?<!\/)\/+$/, ''),
          apiKey: values.SPEECH_API_KEY ?? null,
          model: values.SPEECH_MODEL,
          voice: values.SPEECH_VOICE,
          transcriptionModel: values.TRANSCRIPTION_MODEL,
        }
      : null,
    mail: values.SMTP_URL && values.MAIL_FROM ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM } : null,
    vapidKeys:
      values.VAPID_PUBLIC_KEY && values.VAPID_PRIVATE_KEY
        ? { publicKey: values.VAPID_PUBLIC_KEY, privateKey: values.VAPID_PRIVATE_KEY }
        : null,
    vapidSubject: values.VAPID_SUBJECT ?? (values.PUBLIC_URL?.startsWith('https:') ? values.PUBLIC_URL : null),
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
    invitesSkipWaitlist: values.INVITES_SKIP_WAITLIST,
    staffSecondStep: values.STAFF_SECOND_STEP === 'required',
    replyTimeoutSeconds: values.REPLY_TIMEOUT,
    trustProxy: values.TRUST_PROXY ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    retentionDays: values.RETENTION_DAYS,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
    nodeId: values.NODE_ID ?? `${hostname()}-${process.pid}`,
    isProduction: values.NODE_ENV === 'production',
    role: values.ROLE,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    environmentName: values.APP_ENVIRONMENT,
    analytics: values.ANALYTICS,
    errorReportingUrl: values.ERROR_REPORTING_URL ?? null,
    safeguardingContact: values.SAFEGUARDING_CONTACT ?? null,
    s3: s3Of(values),
    blobShared: values.BLOB_SHARED,
    clamd: values.CLAMD ?? null,
  });
}

function s3Of(values: ReturnType<typeof readEnvironment>): ConfigValues['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values;
  if (values.BLOB_STORE !== 's3' || !endpoint || !bucket || !accessKey || !secretKey) return null;
  return { endpoint: endpoint.replace(/(?<!\/)\/+$/, ''), bucket, region: values.S3_REGION, accessKey, secretKey };
}
