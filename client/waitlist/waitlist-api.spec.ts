import { ApiError } from '../platform/api-error';
import { waitlistErrorText, waitlistEventsUrl } from './waitlist-api';

const FALLBACK = 'Failed to join waitlist';

it.each([
  [
    'the detail of the body',
    new ApiError(429, 'Too many', { message: 'Too many', detail: { message: 'Please wait a minute' } }),
    'Please wait a minute',
  ],
  ['the message of the body', new ApiError(409, 'Taken', { message: 'Taken' }), 'Taken'],
  ['the fallback for a body without a text', new ApiError(500, 'HTTP 500', {}), FALLBACK],
  ['the fallback for any other error', new TypeError('x is not a function'), FALLBACK],
  ['the message of a network error', new ApiError(0, 'Network error'), 'Network error'],
])('shows %s for a failed request', (_name, error, text) => {
  expect(waitlistErrorText(error, FALLBACK)).toBe(text);
});

it('subscribes to the events of an address at the API, with the address encoded', () => {
  Object.assign(globalThis, { window: { location: { origin: 'https://starling.example' } } });
  try {
    expect(waitlistEventsUrl('a+b@c.example')).toBe(
      'https://starling.example/api/v1/waitlist/status/a%2Bb%40c.example/events',
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});
