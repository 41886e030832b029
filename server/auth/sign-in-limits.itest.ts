import { readFile } from 'node:fs/promises';
import { registerParent, TEST_PASSWORD } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { startStarling } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';

let count = 0;
const newEmail = () => {
  count += 1;
  return `person-${count}@starling.test`;
};

describe('limits of sign-in', () => {
  const starling = useStarling({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  const from = (address: string, path: string, body: unknown) =>
    api(starling.url).send('POST', path, {
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    });

  it('stops guesses at one account after 10, and still lets its owner sign in from another address', async () => {
    const { email } = await registerParent(starling);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answer = await from('203.0.113.1', '/auth/login', { username: email, password: 'Wrong-1-word' });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const owner = await from('203.0.113.2', '/auth/login', { username: email, password: TEST_PASSWORD });
    expect(owner.status).toBe(200);
  });

  it('counts attempts with the user name and with the address together', async () => {
    const { email, user } = await registerParent(starling);
    const statuses = [];
    for (const username of [...Array(5).fill(user.username), ...Array(6).fill(email)]) {
      statuses.push((await from('203.0.113.8', '/auth/login', { username, password: 'Wrong-1-word' })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('stops guesses at many accounts from one address after 20', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const body = { username: `account-${attempt}@starling.test`, password: 'Wrong-1-word' };
      statuses.push((await from('203.0.113.3', '/auth/login', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), ...Array.from({ length: 10 }, () => 429)]);
  });

  it('counts an IPv6 household as one address', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const body = { username: `six-${attempt}@starling.test`, password: 'Wrong-1-word' };
      statuses.push((await from(`2001:db8:1:2::${attempt + 1}`, '/auth/login', body)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    [
      'registrations',
      (index: number) => ['/auth/register', { email: `r${index}@starling.test`, password: TEST_PASSWORD }],
    ],
    ['joins', (index: number) => ['/waitlist/join', { email: `j${index}@starling.test` }]],
  ] as const)('allows 10 %s a minute', async (name, call) => {
    const address = name === 'joins' ? '203.0.113.4' : '203.0.113.5';
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const [path, body] = call(index);
      statuses.push((await from(address, path as string, body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('limits refreshes by account', async () => {
    const { body } = await from('203.0.113.6', '/auth/register', {
      email: newEmail(),
      password: TEST_PASSWORD,
    });
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const address = `203.0.113.${100 + index}`;
      statuses.push((await from(address, '/auth/refresh', { refresh_token: body.data.refresh_token })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  it('stops guesses at one-time codes from one address after 100', async () => {
    const guess = (index: number) =>
      from('203.0.113.9', '/auth/google/exchange-token', { authorization_code: `guess-${index}` });
    const answers = await Promise.all(Array.from({ length: 101 }, (_, index) => guess(index)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 400), 429]);
    const other = await from('203.0.113.10', '/auth/google/exchange-token', { authorization_code: 'guess' });
    expect(other.status).toBe(400);
    expect(await starling.sql("SELECT 1 FROM audit_entries WHERE action = 'one_time_code_refused'")).toHaveLength(101);
  });

  it('limits login initiations by address across all nodes', async () => {
    const node = await starling.startNode({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const { url } = index % 2 === 0 ? starling : node;
      const headers = { 'X-Forwarded-For': '203.0.113.7' };
      statuses.push((await api(url).send('GET', '/auth/google/login', { headers })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await node.stop();
  });
});

describe('limits behind the proxy of docker-compose.yml', () => {
  it('trusts the client address that the proxy adds, and none that a client sends', async () => {
    const compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
    const TRUST_PROXY = /TRUST_PROXY: \$\{TRUST_PROXY:-(.*)\}/.exec(compose)?.[1];
    expect(TRUST_PROXY).toBe('1');
    const starling = await startStarling({ RATE_LIMITS: 'on', TRUST_PROXY });
    const login = (forwarded: string) =>
      api(starling.url).send('GET', '/auth/google/login', { headers: { 'X-Forwarded-For': forwarded } });
    try {
      const statuses = [];
      for (let index = 0; index < 11; index += 1) statuses.push((await login(`203.0.113.${index}, 10.0.0.7`)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect((await login('203.0.113.1, 10.0.0.8')).status).toBe(200);
    } finally {
      await starling.stop();
    }
  });
});

describe('limits without a proxy', () => {
  it('ignores forwarding headers without a trusted proxy', async () => {
    const starling = await startStarling({ RATE_LIMITS: 'on' });
    try {
      const { email } = await registerParent(starling);
      const statuses = [];
      for (let attempt = 0; attempt < 30; attempt += 1) {
        const answer = await api(starling.url).send('POST', '/auth/login', {
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${attempt}` },
          body: JSON.stringify({ username: email, password: 'Wrong-1-word' }),
        });
        statuses.push(answer.status);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    } finally {
      await starling.stop();
    }
  });
});
