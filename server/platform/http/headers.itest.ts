import { registerParent } from '../../../test/support/accounts.js';
import { api } from '../../../test/support/api.js';
import { useStarling } from '../../../test/support/use-starling.js';
import { readConfig } from '../config/config.js';

describe('what every answer carries', () => {
  const starling = useStarling({ settings: { ALLOWED_ORIGINS: 'https://app.starling.test' } });
  const secure = useStarling({ settings: { PUBLIC_URL: 'https://starling.test' } });
  let token: string;
  beforeAll(async () => {
    token = (await registerParent(starling)).accessToken;
  });

  const answers = async (): Promise<[string, Headers][]> => {
    const bearer = { Authorization: `Bearer ${token}` };
    const json = { ...bearer, 'Content-Type': 'application/json' };
    const calls: [string, RequestInit][] = [
      ['/api/v1/users/me', { headers: bearer }],
      ['/api/v1/users/me', {}],
      ['/api/v1/waitlist/stats', { headers: bearer }],
      ['/api/v1/nothing', {}],
      ['/api/v1/auth/login', { method: 'POST', body: '{', headers: json }],
      ['/api/v1/auth/login', { method: 'POST', body: 'x', headers: { 'Content-Type': 'text/plain' } }],
      ['/api/v1/waitlist/join', { method: 'POST', body: '{}', headers: json }],
      ['/api/v1/auth/logout', { method: 'POST', headers: { Origin: 'https://evil.example' } }],
      ['/api/v1/auth/google/login', {}],
      ['/api/v1/auth/google/callback', {}],
      ['/api/v1/auth/practice/style.css', {}],
      ['/graphql', { method: 'POST', body: '{"query":"{ me { id } }"}', headers: json }],
      ['/graphql', {}],
      ['/health/ready', {}],
      ['/metrics', {}],
    ];
    return Promise.all(
      calls.map(async ([path, init]) => {
        const response = await fetch(starling.url + path, { redirect: 'manual', ...init });
        return [`${init.method ?? 'GET'} ${path} ${response.status}`, response.headers] as [string, Headers];
      }),
    );
  };

  it('restrict what a page may load, and forbid caching', async () => {
    for (const [call, headers] of await answers()) {
      const policy = headers.get('content-security-policy') ?? '';
      const directives = policy.split(';').map((directive) => directive.trim());
      expect([call, directives]).toEqual([
        call,
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      ]);
      const scripts = directives.find((directive) => directive.startsWith('script-src')) ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe|\*|http:/);
      expect([call, headers.get('x-content-type-options')]).toEqual([call, 'nosniff']);
      expect([call, headers.get('referrer-policy')]).toEqual([call, 'no-referrer']);
      expect([call, headers.get('permissions-policy')]).toEqual([call, 'camera=(), geolocation=(), microphone=(self)']);
      expect([call, headers.get('cache-control')]).toEqual([call, 'no-store']);
      expect([call, headers.get('x-powered-by')]).toEqual([call, null]);
      expect([call, headers.get('strict-transport-security')]).toEqual([call, null]);
    }
  });

  it('require https when the public address is https', async () => {
    const { headers } = await api(secure.url).get('/waitlist/health');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
    const login = await api(secure.url).get('/auth/google/login');
    expect(login.headers.get('set-cookie')).toMatch(/; Secure/);
  });

  const foreign = () => [
    'https://evil.example',
    'null',
    'https://app.starling.test.evil.example',
    'https://evil-app.starling.test',
    'https://sub.app.starling.test',
    'http://app.starling.test',
    'https://app.starling.test:8443',
    'https://app.starling.test/',
    'HTTPS://APP.STARLING.TEST',
    '*',
    `${starling.url}0`,
  ];

  it('let exactly the allowed origins read', async () => {
    for (const origin of ['https://app.starling.test', starling.url]) {
      const { headers } = await api(starling.url).send('GET', '/waitlist/health', { headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toMatch(/Origin/i);
    }
    for (const origin of foreign()) {
      const { status, headers } = await api(starling.url).send('GET', '/waitlist/health', {
        headers: { Origin: origin },
      });
      expect([origin, status, headers.get('access-control-allow-origin')]).toEqual([origin, 200, null]);
    }
  });

  it('answer preflights of the allowed origins only', async () => {
    const preflight = (origin: string) =>
      api(starling.url).send('OPTIONS', '/users/me', {
        headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
      });
    const good = await preflight('https://app.starling.test');
    expect([good.status, good.headers.get('access-control-allow-methods')]).toEqual([
      204,
      expect.stringContaining('PATCH'),
    ]);
    // A client on another origin signs in with it.
    expect(good.headers.get('access-control-allow-headers')).toContain('X-Browser-Languages');
    for (const origin of foreign()) {
      const { headers } = await preflight(origin);
      expect([origin, headers.get('access-control-allow-origin')]).toEqual([origin, null]);
    }
  });

  it('let no other origin change anything', async () => {
    const bearer = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    for (const origin of foreign()) {
      const rest = await api(starling.url).send('PATCH', '/users/me', {
        headers: { ...bearer, Origin: origin },
        body: '{"bio":"changed"}',
      });
      expect([origin, rest.status, rest.body.error]).toEqual([origin, 403, 'origin_refused']);
      const graphql = await fetch(`${starling.url}/graphql`, {
        method: 'POST',
        headers: { ...bearer, Origin: origin },
        body: '{"query":"{ me { id } }"}',
      });
      expect([origin, graphql.status]).toEqual([origin, 403]);
    }
    expect((await api(starling.url).get('/users/me', token)).body.bio).toBeNull();
    const own = await api(starling.url).send('PATCH', '/users/me', {
      headers: { ...bearer, Origin: starling.url },
      body: '{"bio":"changed"}',
    });
    expect(own.status).toBe(200);
  });

  it('contain nothing of the request', async () => {
    for (const value of ['%0d%0aX-Injected:%20yes', '%00', '%E2%80%A8', '%0a']) {
      for (const path of [
        `/auth/google/login?redirect_uri=${value}`,
        `/auth/google/callback?code=${value}&state=${value}`,
        `/auth/google/callback?error=${value}&error_description=${value}`,
        `/waitlist/status/a${value}@starling.test`,
      ]) {
        const { status, headers } = await api(starling.url).get(path);
        expect(status).toBeLessThan(500);
        expect(headers.get('x-injected')).toBeNull();
      }
    }
  });

  it('refuse an address in a path that contains a line end or a NUL', async () => {
    for (const value of ['%0d%0aX-Injected:%20yes', '%00', '%E2%80%A8', '%E2%80%A9', '%0d', '%0a', '%7f', '%09']) {
      for (const email of [`a${value}@starling.test`, `${value}a@starling.test`, `a@starling.test${value}`]) {
        for (const path of [`status/${email}`, `status/${email}/events`, `position/${email}`]) {
          const { status, body } = await api(starling.url).get(`/waitlist/${path}`);
          expect([path, status, Object.keys(body.detail.fields)]).toEqual([path, 422, ['email']]);
        }
      }
    }
  });

  it('come with 415 for a body that is not UTF-8', async () => {
    const send = async (path: string, charset: string, body: unknown) => {
      const type = `application/json; charset=${charset}`;
      const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
      return (await fetch(starling.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    const calls = [
      ['/api/v1/waitlist/join', { email: 'charset@starling.test' }, 201],
      ['/graphql', { query: '{ me { id } }' }, 200],
    ] as const;
    const others = [
      'utf-7',
      'utf-7-imap',
      'utf-16',
      'utf-16le',
      'utf-32',
      'utf-9',
      'latin1',
      `utf-${'8'.repeat(10_240)}`,
    ];
    for (const [path, body, success] of calls) {
      for (const charset of others)
        expect([path, charset, await send(path, charset, body)]).toEqual([path, charset, 415]);
      expect(await send(path, '"UTF-8"', body)).toBe(success);
    }
  });
});

describe('production', () => {
  it.each([
    [{ NODE_ENV: 'production' }, /^JWT_SECRET: /],
    [
      { NODE_ENV: 'production', JWT_SECRET: 'a signing secret that only tests know', RATE_LIMITS: 'off' },
      /^RATE_LIMITS: /,
    ],
    [{ JWT_SECRET: 'too short' }, /^JWT_SECRET: /],
  ])('does not start with %j', (settings, line) => {
    expect(() => readConfig(settings)).toThrow(line);
  });
});
