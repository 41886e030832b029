import { readProfile as readAnswer } from './google-profile.js';

const readProfile = (answer: unknown) => readAnswer(answer, true);

describe('readProfile', () => {
  it('reads the claims of Google', () => {
    expect(
      readProfile({
        sub: '1',
        email: ' Ada@Starling.TEST ',
        email_verified: true,
        name: 'Ada Lovelace',
        given_name: 'Ada',
        family_name: '',
        picture: 'https://lh3.googleusercontent.com/a',
        locale: 'en',
      }),
    ).toEqual({
      subject: '1',
      email: 'ada@starling.test',
      isEmailVerified: true,
      isAddressTrusted: true,
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: null,
      picture: 'https://lh3.googleusercontent.com/a',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
    [1, false],
    ['yes', false],
  ])('reads email_verified %j as %j', (email_verified, isEmailVerified) => {
    expect(readProfile({ sub: '1', email: 'a@starling.test', email_verified })).toMatchObject({ isEmailVerified });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ sub: '' }], [{ sub: 7 }], [{ sub: 'x'.repeat(256) }]])(
    'rejects an answer without a subject: %j',
    (answer) => {
      expect(readProfile(answer)).toBeNull();
    },
  );

  it.each([['not an address'], [7], ['javascript:alert(1)'], ['']])('ignores %j as an address', (email) => {
    expect(readProfile({ sub: '1', email })).toMatchObject({ email: null });
  });

  it.each([['http://x.example/a.png'], ['javascript:alert(1)'], ['x'], [7]])('ignores %j as a picture', (picture) => {
    expect(readProfile({ sub: '1', picture })).toMatchObject({ picture: null });
  });

  describe('trust in the address', () => {
    const isTrusted = (claims: object, isPrivateProvider = false) =>
      readAnswer({ sub: '1', email_verified: true, ...claims }, isPrivateProvider)?.isAddressTrusted;

    it.each([
      [{ email: 'ada@gmail.com' }],
      [{ email: 'Ada@GoogleMail.com' }],
      [{ email: 'ada@school.example', hd: 'school.example' }],
      [{ email: 'ada@school.example', hd: 'School.Example' }],
    ])('trusts Google with the address in %j', (claims) => {
      expect(isTrusted(claims)).toBe(true);
    });

    it.each([
      [{ email: 'ada@school.example' }],
      [{ email: 'ada@school.example', hd: 'other.example' }],
      [{ email: 'ada@mail.school.example', hd: 'school.example' }],
      [{ email: 'ada@gmail.com.evil.example' }],
      [{ email: 'ada@notgmail.com' }],
      [{ email: 'ada@school.example', hd: '' }],
      [{ email: 'ada@school.example', hd: 7 }],
      [{ email: 'ada@gmail.com', email_verified: false }],
      [{ email: 'ada@school.example', hd: 'school.example', email_verified: false }],
      [{ hd: '' }],
    ])('does not trust Google with the address in %j', (claims) => {
      expect(isTrusted(claims)).toBe(false);
    });

    it('trusts a private provider with every address that it has verified', () => {
      expect(isTrusted({ email: 'ada@school.example' }, true)).toBe(true);
      expect(isTrusted({ email: 'ada@school.example', email_verified: false }, true)).toBe(false);
      expect(isTrusted({}, true)).toBe(false);
    });
  });
});
