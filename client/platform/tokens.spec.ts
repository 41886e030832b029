import { decodeToken } from './tokens';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('decodeToken', () => {
  it('reads the claims, beyond ASCII too', () => {
    const token = `${encode({ alg: 'HS256' })}.${encode({ sub: '1', role: 'admin', email: 'zoë@example.com' })}.x`;
    expect(decodeToken(token)).toMatchObject({ role: 'admin', email: 'zoë@example.com' });
  });

  it.each(['', 'a.b', 'a.b.c', `a.${encode('text')}.c`, `a.${encode(null)}.c`, 'a.b.c.d'])('refuses %j', (token) => {
    expect(() => decodeToken(token)).toThrow('Invalid JWT token format');
  });
});
