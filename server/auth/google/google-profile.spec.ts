import { readProfile } from './google-profile.js';

describe('readProfile', () => {
  it('reads what Google says', () => {
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
  ])('takes email_verified %j for %j', (email_verified, isEmailVerified) => {
    expect(readProfile({ sub: '1', email: 'a@starling.test', email_verified })).toMatchObject({ isEmailVerified });
  });

  it.each([[undefined], [null], ['text'], [{}], [{ sub: '' }], [{ sub: 7 }], [{ sub: 'x'.repeat(256) }]])(
    'finds nobody in %j',
    (answer) => {
      expect(readProfile(answer)).toBeNull();
    },
  );

  it.each([['not an address'], [7], ['javascript:alert(1)'], ['']])('takes %j for no address', (email) => {
    expect(readProfile({ sub: '1', email })).toMatchObject({ email: null });
  });

  it.each([['http://x.example/a.png'], ['javascript:alert(1)'], ['x'], [7]])('takes %j for no picture', (picture) => {
    expect(readProfile({ sub: '1', picture })).toMatchObject({ picture: null });
  });
});
