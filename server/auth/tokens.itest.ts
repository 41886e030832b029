import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { TEST_SETTINGS } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';

const SECRET = TEST_SETTINGS.JWT_SECRET!;
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

function hmac(header: object, payload: object | string, key: string | Buffer = SECRET): string {
  const input = `${encode(header)}.${encode(payload)}`;
  const hash = HASHES[(header as { alg: string }).alg] ?? 'sha256';
  return `${input}.${createHmac(hash, key).update(input).digest('base64url')}`;
}

describe('access tokens', () => {
  const starling = useStarling({ own: true });
  let parent: Account;
  let gone: Account;
  let header: Record<string, unknown>;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    parent = await registerParent(starling);
    gone = await registerParent(starling);
    await starling.sql('DELETE FROM users WHERE id = $1', [gone.user.id]);
    const [first, second] = parent.accessToken.split('.');
    header = decode(first!);
    claims = decode(second!);
  });

  it('puts exactly the documented claims into access tokens', () => {
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(claims).toEqual({
      sub: parent.user.id,
      role: 'parent',
      email: parent.email,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
      iss: expect.any(String),
      aud: expect.any(String),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(1_800);
  });

  it('accepts a token that this test signs like the server', async () => {
    const { status } = await api(starling.url).get('/users/me', hmac(header, claims));
    expect(status).toBe(200);
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { kty: 'oct', k: encode('attacker') };
  const now = () => Math.floor(Date.now() / 1000);
  const asymmetric = (alg: string, extra: object = {}) => {
    const input = `${encode({ ...header, alg, ...extra })}.${encode(claims)}`;
    const key = alg.startsWith('ES')
      ? { key: ec.privateKey, dsaEncoding: 'ieee-p1363' as const }
      : { key: rsa.privateKey };
    return `${input}.${signWith('sha256', Buffer.from(input), key).toString('base64url')}`;
  };
  const unsigned = (alg: string) => `${encode({ ...header, alg })}.${encode(claims)}.`;
  const without = (claim: string) => {
    const { [claim]: _left, ...rest } = claims;
    return hmac(header, rest);
  };
  const parts = () => parent.accessToken.split('.') as [string, string, string];

  // Each case creates one token that the server must refuse.
  const cases: [string, () => string][] = [
    ['alg none', () => unsigned('none')],
    ['alg None', () => unsigned('None')],
    ['alg NONE', () => unsigned('NONE')],
    ['alg nOnE', () => unsigned('nOnE')],
    ['alg none with the good signature', () => `${unsigned('none')}${parts()[2]}`],
    ['no alg', () => hmac({ typ: header.typ }, claims)],
    ['an empty alg', () => hmac({ ...header, alg: '' }, claims)],
    ['an empty signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['no signature', () => `${parts()[0]}.${parts()[1]}`],
    ['another key', () => hmac(header, claims, 'another secret that is long enough for it')],
    ['an empty key', () => hmac(header, claims, '')],
    ['HS384 with the right key', () => hmac({ ...header, alg: 'HS384' }, claims)],
    ['HS512 with the right key', () => hmac({ ...header, alg: 'HS512' }, claims)],
    ['hs256 in lower case', () => hmac({ ...header, alg: 'hs256' }, claims)],
    ['RS256', () => asymmetric('RS256')],
    ['ES256', () => asymmetric('ES256')],
    ['PS256', () => asymmetric('PS256')],
    ['EdDSA', () => hmac({ ...header, alg: 'EdDSA' }, claims)],
    ['HS256 over a public key', () => hmac(header, claims, rsa.publicKey.export({ type: 'spki', format: 'pem' }))],
    ['an embedded jwk', () => hmac({ ...header, jwk }, claims, 'attacker')],
    ['an embedded RSA jwk', () => asymmetric('RS256', { jwk: rsa.publicKey.export({ format: 'jwk' }) })],
    ['a jku', () => hmac({ ...header, jku: 'http://127.0.0.1:9/keys' }, claims, 'attacker')],
    ['an x5u', () => hmac({ ...header, x5u: 'http://127.0.0.1:9/cert' }, claims, 'attacker')],
    ['an x5c', () => hmac({ ...header, x5c: ['MIIB'] }, claims, 'attacker')],
    ['a kid with a path', () => hmac({ ...header, kid: '../../../../dev/null' }, claims, '')],
    ['a kid with SQL', () => hmac({ ...header, kid: "' UNION SELECT 'attacker" }, claims, 'attacker')],
    ['an unknown crit', () => hmac({ ...header, crit: ['exp2'], exp2: 1 }, claims)],
    ['an empty crit', () => hmac({ ...header, crit: [] }, claims)],
    ['b64 false', () => hmac({ ...header, crit: ['b64'], b64: false }, claims)],
    ['an end a second ago', () => hmac(header, { ...claims, exp: now() - 1 })],
    ['an end long ago', () => hmac(header, { ...claims, exp: 1 })],
    ['a negative end', () => hmac(header, { ...claims, exp: -1 })],
    ['an end that is a text', () => hmac(header, { ...claims, exp: '9999999999' })],
    ['an end that is null', () => hmac(header, { ...claims, exp: null })],
    ['no exp', () => without('exp')],
    ['no sub', () => without('sub')],
    ['no sid', () => without('sid')],
    ['no iat', () => without('iat')],
    ['no iss', () => without('iss')],
    ['no aud', () => without('aud')],
    ['a start ahead', () => hmac(header, { ...claims, nbf: now() + 600 })],
    ['another issuer', () => hmac(header, { ...claims, iss: 'https://accounts.google.com' })],
    ['another audience', () => hmac(header, { ...claims, aud: 'another-service' })],
    ['no audience in a list', () => hmac(header, { ...claims, aud: [] })],
    ['another type', () => hmac({ ...header, typ: 'JWT' }, claims)],
    ['the type of an id token', () => hmac({ ...header, typ: 'id+jwt' }, claims)],
    ['no type', () => hmac({ alg: 'HS256' }, claims)],
    ['a session that does not exist', () => hmac(header, { ...claims, sid: '0190a0a0-0000-7000-8000-000000000000' })],
    ['a session that is no id', () => hmac(header, { ...claims, sid: "' OR 1=1" })],
    [
      "another user's id over this session",
      () => hmac(header, { ...claims, sub: '0190a0a0-0000-7000-8000-000000000000' }),
    ],
    ['a user that is no id', () => hmac(header, { ...claims, sub: 'admin' })],
    ['a deleted user', () => gone.accessToken],
    ['the refresh token', () => parent.refreshToken],
    ['bytes behind it', () => `${parent.accessToken}x`],
    ['a fourth part', () => `${parent.accessToken}.${parts()[2]}`],
    ['five parts, as JWE has them', () => `${parent.accessToken}.a.b`],
    ['a changed claim', () => `${parts()[0]}.${encode({ ...claims, role: 'admin' })}.${parts()[2]}`],
    ['a payload that is no object', () => hmac(header, '"text"')],
    ['a payload that is no JSON', () => hmac(header, 'no json')],
    ['a header that is no JSON', () => `${encode('no json')}.${parts()[1]}.${parts()[2]}`],
    ['dots alone', () => '..'],
    ['one word', () => 'token'],
  ];

  it('tries at least 60 forged tokens', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(cases)('refuses a token with %s', async (_name, make) => {
    const { status, body } = await api(starling.url).get('/users/me', make());
    expect(status).toBe(401);
    expect(['invalid_token', 'token_expired', 'logged_out']).toContain(body.error);
    expect(body.request_id).toEqual(expect.any(String));
  });

  it.each(cases)('refuses a token at the sockets and in GraphQL with %s', async (_name, make) => {
    const token = make();
    const socket = await LiveClient.open(starling, { token });
    const frame = await socket.next('error');
    const { code, reason } = await socket.untilClosed();
    expect(code).toBe(1008);
    expect(['invalid_token', 'token_expired', 'logged_out']).toContain(reason);
    expect(frame.metadata.error.code).toBe(reason);
    const { data, errors } = await graphql(starling, '{ me { id } }', { token });
    expect(data).toBeNull();
    expect(errors[0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(cases)('refuses a GraphQL socket to a token with %s', async (_name, make) => {
    const socket = new GraphqlSocket(starling, { authorization: `Bearer ${make()}` });
    await socket.subscribe('subscription { conversationChanged { id } }').ended;
    expect(socket.closed?.code).toBe(4403);
  });

  it('reports an expired token differently from an invalid one', async () => {
    const { body } = await api(starling.url).get('/users/me', hmac(header, { ...claims, exp: now() - 1 }));
    expect(body.error).toBe('token_expired');
  });

  it.each(['Basic', 'Token', ''])('accepts tokens only with the scheme Bearer, not %j', async (scheme) => {
    const headers = { Authorization: `${scheme} ${parent.accessToken}`.trim() };
    const { status, body } = await api(starling.url).send('GET', '/users/me', { headers });
    expect([status, body.error]).toEqual([401, 'unauthorized']);
  });

  it('ignores tokens in the query, a cookie or a body', async () => {
    const { accessToken } = parent;
    const query = await api(starling.url).get(`/users/me?token=${accessToken}&access_token=${accessToken}`);
    expect(query.status).toBe(401);
    const headers = { Cookie: `auth_token=${accessToken}; token=${accessToken}` };
    expect((await api(starling.url).send('GET', '/users/me', { headers })).status).toBe(401);
  });

  it('decides by the current role of the account, not by the role in the token', async () => {
    const { accessToken, user } = await registerParent(starling);
    expect((await api(starling.url).get('/waitlist/stats', accessToken)).status).toBe(403);
    const [first, second] = accessToken.split('.') as [string, string];
    const forged = hmac(decode(first), { ...decode(second), role: 'admin' });
    expect((await api(starling.url).get('/waitlist/stats', forged)).status).toBe(403);
    expect((await api(starling.url).get('/users/me', accessToken)).body.id).toBe(user.id);
  });
});
