import { randomBytes } from 'node:crypto';
import express from 'express';
import { ConfigError, readConfig } from './config.js';
import { looksGuessable } from './setting-schemas.js';

/** A pair of RFC 8291, appendix A. */
const RFC_KEYS = {
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

describe('settings', () => {
  it('have defaults for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, redisUrl: null, companion: null });
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(config.origins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
  });

  it('start as production with analytics, a waitlist without auto-approval, and no error reports', () => {
    expect(readConfig({})).toMatchObject({
      environmentName: 'production',
      analytics: true,
      errorReportingUrl: null,
      waitlist: { enabled: true, mode: 'enabled', autoApprove: false },
    });
    const given = { APP_ENVIRONMENT: 'staging', ANALYTICS: 'off', ERROR_REPORTING_URL: 'https://errors.example/1' };
    expect(readConfig(given)).toMatchObject({
      environmentName: 'staging',
      analytics: false,
      errorReportingUrl: 'https://errors.example/1',
    });
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', REDIS_URL: '' })).toMatchObject({ port: 3000, jwtSecret: null });
  });

  it('allow only the configured origins when the host is not loopback', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://starling.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    });
    expect(config.origins).toEqual(['https://starling.example', 'https://a.example', 'https://b.example:8443']);
  });

  it('select the companion by its address', () => {
    const config = readConfig({ COMPANION_BASE_URL: 'https://ai.example/v1/', COMPANION_MODEL: 'm' });
    expect(config.companion).toEqual({ baseUrl: 'https://ai.example/v1', apiKey: null, model: 'm' });
  });

  it('convert addresses to lower case', () => {
    expect(readConfig({ ADMIN_EMAILS: 'Ada@Example.org , b@c.d' }).adminEmails).toEqual(['ada@example.org', 'b@c.d']);
  });

  it('name nobody for safeguarding unless told, and the address in small letters', () => {
    expect(readConfig({}).safeguardingContact).toBeNull();
    expect(readConfig({ SAFEGUARDING_CONTACT: 'Nurse@Example.org' }).safeguardingContact).toBe('nurse@example.org');
  });

  it('take the keys for pushes, and a subject that may come from the public address', () => {
    const given = { VAPID_PUBLIC_KEY: `${RFC_KEYS.publicKey}=`, VAPID_PRIVATE_KEY: RFC_KEYS.privateKey };
    const read = readConfig({ ...given, PUBLIC_URL: 'https://starling.example' });
    expect(read.vapidKeys).toEqual(RFC_KEYS);
    expect(read.vapidSubject).toBe('https://starling.example');
    expect(readConfig({ PUBLIC_URL: 'http://starling.example' })).toMatchObject({
      vapidKeys: null,
      vapidSubject: null,
    });
    expect(readConfig({ VAPID_SUBJECT: 'mailto:a@starling.example' }).vapidSubject).toBe('mailto:a@starling.example');
  });

  it('send no mail unless told by which server and from whom', () => {
    expect(readConfig({}).mail).toBeNull();
    const given = { SMTP_URL: 'smtps://user:secret@mail.example', MAIL_FROM: 'Starling <hello@starling.example>' };
    expect(readConfig(given).mail).toEqual({ smtpUrl: given.SMTP_URL, from: given.MAIL_FROM });
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM: got nothing');
    expect(() => readConfig({ ...given, MAIL_FROM: 'Starling' })).toThrow(
      /^MAIL_FROM: got "Starling", takes an e-mail/,
    );
    expect(() => readConfig({ ...given, SMTP_URL: 'https://user:secret@mail.example' })).toThrow(
      'SMTP_URL: got an address that begins with https:, takes an smtp:// or smtps:// address',
    );
  });

  it('keep files on the disk unless a bucket is given with its keys', () => {
    expect(readConfig({})).toMatchObject({ s3: null, clamd: null, isStorageShared: true });
    const given = { S3_ENDPOINT: 'http://s3.example/', S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const s3 = readConfig({ ...given, BLOB_STORE: 's3', REDIS_URL: 'redis://localhost' });
    expect(s3.s3).toEqual({
      endpoint: 'http://s3.example',
      bucket: 'files',
      region: 'us-east-1',
      accessKey: 'a',
      secretKey: 'b',
    });
    expect(s3.isStorageShared).toBe(true);
    expect(() => readConfig({ ...given, BLOB_STORE: 's3', S3_BUCKET: '' })).toThrow('S3_BUCKET: got nothing');
    expect(() => readConfig(given)).toThrow('BLOB_STORE: got nothing or "disk", takes s3');
  });

  it('share no disk between the nodes unless told so', () => {
    expect(readConfig({ REDIS_URL: 'redis://localhost' }).isStorageShared).toBe(false);
    expect(readConfig({ REDIS_URL: 'redis://localhost', BLOB_SHARED: 'true' }).isStorageShared).toBe(true);
  });

  it('take the host and the port of a virus scanner', () => {
    expect(readConfig({ CLAMD: 'clamd.example:3310' }).clamd).toEqual({ host: 'clamd.example', port: 3310 });
    expect(readConfig({ CLAMD: '[::1]:3310' }).clamd).toEqual({ host: '::1', port: 3310 });
  });

  it('do not change when a copy is made', () => {
    const config = readConfig({});
    const copy = config.with({ port: 4000 });
    expect([config.port, copy.port, copy.publicOrigin]).toEqual([3000, 4000, 'http://localhost:4000']);
  });

  it.each([
    [{ PORT: '65536' }, 'PORT: got "65536", takes a port from 0 to 65535'],
    [{ PUBLIC_URL: 'starling.example' }, 'PUBLIC_URL: got "starling.example", takes an origin'],
    [{ GOOGLE_TOKEN_URL: 'ftp://x' }, 'GOOGLE_TOKEN_URL: got "ftp://x", takes an http or https address'],
    [{ ACCESS_TOKEN_TTL: 'soon' }, 'ACCESS_TOKEN_TTL: got "soon", takes a number of seconds from 1 to 2147483648'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET: got 5 bytes, takes at least 32 bytes'],
    [
      { JWT_SECRET: 'only-for-a-try-out-change-this-secret' },
      'JWT_SECRET: got 37 bytes, takes a secret of your own, such as that of `openssl rand -hex 32`',
    ],
    [
      { DATABASE_URL: 'mysql://me:mine@host' },
      'DATABASE_URL: got an address that begins with mysql:, takes a postgres://',
    ],
    [
      { REDIS_URL: 'host password=mine' },
      'REDIS_URL: got a value that is no address, takes a redis:// or rediss:// address',
    ],
    [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY: got "nginx", takes true, false, a number of proxies'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY: got "-1", takes true'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY: got "10.0.0.0/33", takes true'],
    [{ TRUST_PROXY: '1,loopback' }, 'TRUST_PROXY: got "1,loopback", takes true'],
    [{ ALLOWED_ORIGINS: 'https://*.example' }, 'ALLOWED_ORIGINS: got "https://*.example", takes origins'],
    [{ ADMIN_EMAILS: 'nobody' }, 'ADMIN_EMAILS: got "nobody", takes e-mail addresses'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: got nothing'],
    [{ REPLY_TIMEOUT: '301' }, 'REPLY_TIMEOUT: got "301", takes a number of seconds from 1 to 300'],
    [{ ANALYTICS: 'true' }, 'ANALYTICS: got "true", takes on or off'],
    [
      { MODERATION_API_KEY: 'a key' },
      'MODERATION_BASE_URL: got nothing, takes the address to which MODERATION_API_KEY belongs',
    ],
    [{ SAFEGUARDING_CONTACT: 'the nurse' }, 'SAFEGUARDING_CONTACT: got "the nurse", takes an e-mail address'],
    [{ ERROR_REPORTING_URL: 'errors' }, 'ERROR_REPORTING_URL: got a value that is no address, takes an http or https'],
    [{ BLOB_STORE: 'gcs' }, 'BLOB_STORE: got "gcs", takes disk or s3'],
    [{ BLOB_STORE: 's3' }, 'S3_ENDPOINT: got nothing, takes a value where BLOB_STORE=s3'],
    [{ S3_SECRET_KEY: 'hush' }, 'BLOB_STORE: got nothing or "disk", takes s3'],
    [{ S3_BUCKET: 'Files' }, 'S3_BUCKET: got "Files", takes the name of a bucket'],
    [{ CLAMD: 'clamd.example' }, 'CLAMD: got "clamd.example", takes a host and a port'],
    [{ CLAMD: 'clamd.example:99999' }, 'CLAMD: got "clamd.example:99999", takes a host and a port'],
    [{ VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT: got "me", takes a mailto: or https:// address'],
    [{ VAPID_PUBLIC_KEY: RFC_KEYS.publicKey }, 'VAPID_PRIVATE_KEY: got nothing'],
    [{ VAPID_PRIVATE_KEY: 'AAAA' }, 'VAPID_PRIVATE_KEY: got 4 bytes, takes the private key for pushes: 32 bytes'],
    [
      { VAPID_PUBLIC_KEY: RFC_KEYS.publicKey, VAPID_PRIVATE_KEY: RFC_KEYS.privateKey.replace('y', 'z') },
      'takes the private key of VAPID_PUBLIC_KEY',
    ],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET: got nothing, takes at least 32 bytes'],
  ])('are refused with one line: %j', (variables, line) => {
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(line);
  });

  it.each(['your-256-bit-secret-your-jwt-secret', 'a'.repeat(64), '01234567890123456789012345678901'])(
    'accept the signing secret %s, which looks guessable',
    (text) => {
      expect(readConfig({ JWT_SECRET: text }).jwtSecret).toBe(text);
      expect(looksGuessable(text)).toBe(true);
      expect(looksGuessable(randomBytes(32).toString('hex'))).toBe(false);
    },
  );

  it.each(['true', 'false', '2', 'loopback', '10.0.0.1, 2001:db8::/32', 'loopback,10.0.0.0/255.0.0.0'])(
    'accept the proxies %j like Express',
    (text) => {
      const { trustProxy } = readConfig({ TRUST_PROXY: text });
      expect(trustProxy).toBe(text.replaceAll(' ', ''));
      const isList = !/^(true|false|\d+)$/.test(text);
      if (isList) expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
    },
  );

  it.each([
    { JWT_SECRET: 'hidden' },
    { DATABASE_URL: 'mysql://user:hidden@host/x' },
    { DATABASE_URL: 'host=db password=hidden' },
    { REDIS_URL: 'http://:hidden@host' },
  ])('do not appear in the error if they are secret: %j', (variables) => {
    expect(() => readConfig(variables)).toThrow(/^(?!.*hidden)/);
  });
});
