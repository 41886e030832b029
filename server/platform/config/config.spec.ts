import { ConfigError, readConfig } from './config.js';

describe('settings', () => {
  it('need none', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, redisUrl: null, companion: null });
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(config.origins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']);
  });

  it('take an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: '', REDIS_URL: '' })).toMatchObject({ port: 3000, jwtSecret: null });
  });

  it('let only the named origins in where the host is open', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://starling.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    });
    expect(config.origins).toEqual(['https://starling.example', 'https://a.example', 'https://b.example:8443']);
  });

  it('know the companion by its address', () => {
    const config = readConfig({ COMPANION_BASE_URL: 'https://ai.example/v1/', COMPANION_MODEL: 'm' });
    expect(config.companion).toEqual({ baseUrl: 'https://ai.example/v1', apiKey: null, model: 'm' });
  });

  it('lower the case of addresses', () => {
    expect(readConfig({ ADMIN_EMAILS: 'Ada@Example.org , b@c.d' }).adminEmails).toEqual(['ada@example.org', 'b@c.d']);
  });

  it('keep a copy apart from its original', () => {
    const config = readConfig({});
    const copy = config.with({ port: 4000 });
    expect([config.port, copy.port, copy.publicOrigin]).toEqual([3000, 4000, 'http://localhost:4000']);
  });

  it.each([
    [{ PORT: '65536' }, 'PORT: got "65536", takes a port from 0 to 65535'],
    [{ PUBLIC_URL: 'starling.example' }, 'PUBLIC_URL: got a value that cannot be used, takes an origin'],
    [{ ALLOWED_ORIGINS: 'https://*.example' }, 'ALLOWED_ORIGINS: got "https://*.example", takes origins'],
    [{ ADMIN_EMAILS: 'nobody' }, 'ADMIN_EMAILS: got "nobody", takes e-mail addresses'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET: got nothing'],
    [{ REPLY_TIMEOUT: '0' }, 'REPLY_TIMEOUT: got "0", takes a number of seconds'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET: got nothing, takes at least 32 bytes'],
  ])('refuse %j with one line', (variables, line) => {
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(line);
  });

  it('never repeat a secret', () => {
    expect(() => readConfig({ JWT_SECRET: 'short-secret' })).toThrow(/^(?!.*short-secret)/);
  });
});
