import { closureOf } from './live-transport';

describe('closureOf', () => {
  test.each([
    [
      { code: 1012, reason: 'draining' },
      { code: 1012, reason: 'draining' },
    ],
    [
      { code: 4403, reason: 'token_expired' },
      { code: 1008, reason: 'token_expired' },
    ],
    [
      { code: 4500, reason: '' },
      { code: 1011, reason: '' },
    ],
    [
      { code: 4408, reason: '' },
      { code: 4408, reason: '' },
    ],
    [new Error('refused'), { code: 1006, reason: '' }],
    [
      [{ message: 'x', extensions: { code: 'NOT_FOUND', error: 'conversation_not_found' } }],
      { code: 1008, reason: 'conversation_not_found' },
    ],
    [[{ message: 'x', extensions: { code: 'FORBIDDEN', error: 'waitlisted' } }], { code: 1008, reason: 'waitlisted' }],
    [
      [{ message: 'x', extensions: { code: 'UNAVAILABLE', error: 'unavailable' } }],
      { code: 1013, reason: 'unavailable' },
    ],
    [[{ message: 'x' }], { code: 1011, reason: '' }],
  ])('reads %j as %j', (value, expected) => {
    expect(closureOf(value)).toEqual(expected);
  });
});
