import { ApiError } from '../platform/api-error';
import { waitTimeText } from './wait-time';
import { waitlistErrorText, waitlistEventsUrl } from './waitlist-api';

const FALLBACK = 'Failed to join waitlist';

it.each([
  [
    'the detail',
    new ApiError(429, 'Too many', { message: 'Too many', detail: { message: 'Please wait a minute' } }),
    'Please wait a minute',
  ],
  ['the message', new ApiError(409, 'Taken', { message: 'Taken' }), 'Taken'],
  ['the fallback where the body says nothing', new ApiError(500, 'HTTP 500', {}), FALLBACK],
  ['the fallback for something else', new TypeError('x is not a function'), FALLBACK],
  ['what happened on the way', new ApiError(0, 'Network error'), 'Network error'],
])('tells %s', (_name, error, text) => {
  expect(waitlistErrorText(error, FALLBACK)).toBe(text);
});

it('listens where the service is, which need not be where the page is', () => {
  Object.assign(globalThis, { window: { location: { origin: 'https://starling.example' } } });
  try {
    expect(waitlistEventsUrl('a+b@c.example')).toBe(
      'https://starling.example/api/v1/waitlist/status/a%2Bb%40c.example/events',
    );
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
});

it.each([
  [null, null],
  [0, 'Less than a day'],
  [0.4, 'Less than a day'],
  [1, 'About 1 day'],
  [2.6, 'About 3 days'],
  [21, 'About 3 weeks'],
])('%p days are %p', (days, text) => {
  expect(waitTimeText(days)).toBe(text);
});
