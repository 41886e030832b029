import { intervalOf, newSecret, uriOf } from './authenticator-codes.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';

/** The secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('the code of RFC 6238 at %d seconds is right', (seconds, code, interval) => {
  expect(intervalOf(SECRET, code, at(seconds))).toBe(interval);
});

it('a code is right one interval earlier and later, and wrong after that', () => {
  const found = [-60, -30, 0, 30, 60].map((shift) => intervalOf(SECRET, '005924', at(1_234_567_890 + shift)));
  expect(found).toEqual([null, 41_152_263, 41_152_263, 41_152_263, null]);
});

it('an app learns the issuer, the account and the secret', () => {
  const uri = new URL(uriOf(SECRET, 'ada@starling.test'));
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Starling:ada@starling.test']);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: SECRET, issuer: 'Starling', digits: '6' });
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

it('ten recovery codes differ, and are the same however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  expect(hashOfRecoveryCode('abcd efgh jklm 2345')).toBe(hashOfRecoveryCode('ABCD-EFGH-JKLM-2345'));
});
