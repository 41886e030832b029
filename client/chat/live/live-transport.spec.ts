import { disconnectOf } from '../../../contract/disconnects';
import { closeFrameOf } from './live-transport';

describe('closeFrameOf', () => {
  test.each([
    [
      { code: 1012, reason: 'draining' },
      { code: 1012, reason: 'draining' },
    ],
    [
      { code: 4403, reason: 'token_expired' },
      { code: 4403, reason: 'token_expired' },
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
  ])('translates %j to %j', (value, expected) => {
    expect(closeFrameOf(value)).toMatchObject(expected);
  });
});

test.each([
  [4400, '', 'backoff', 'notCreated'],
  [4401, 'Unauthorized', 'fresh_token_backoff', 'failed'],
  [4403, 'token_expired', 'fresh_token', 'failed'],
  [4403, 'waitlisted', 'never', 'failed'],
  [4408, '', 'backoff', null],
  [4500, '', 'backoff', 'notCreated'],
  [1013, 'unavailable', 'backoff', null],
])('a socket that closes with %i %j asks for the reconnect %j and shows %j', (code, reason, reconnect, text) => {
  expect(disconnectOf(closeFrameOf({ code, reason }))).toMatchObject({ reconnect, text });
});
