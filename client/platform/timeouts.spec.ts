import { gql } from '@apollo/client';
import { jest } from '@jest/globals';
import { ApiError } from './api-error';
import { apolloClient } from './apollo';
import { send } from './http';

const VIEWER = gql`
  query Me {
    me {
      id
    }
  }
`;

const calls = [
  ['REST', () => send('GET', '/users/me')],
  ['GraphQL', () => apolloClient.query({ query: VIEWER, fetchPolicy: 'no-cache' })],
] as const;

/** The only part of a page that addresses depend on. */
const page = { location: { origin: 'http://starling.test' } };

/** A time-out that the test triggers by hand, because fake timers do not reach `AbortSignal.timeout`. */
function handClock() {
  const started: number[] = [];
  const strike = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    started.push(milliseconds);
    return strike.signal;
  });
  return { started, strike: () => strike.abort(new DOMException('The time is over', 'TimeoutError')) };
}

/** A server that takes a request and never answers. Resolves when the request has arrived. */
function hangingServer(): Promise<void> {
  return new Promise((arrived) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
          arrived();
        }),
    );
  });
}

beforeAll(() => {
  Object.assign(globalThis, { window: page });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each(calls)('a %s request that hangs is given up after 10 s', async (_api, call) => {
  const clock = handClock();
  const arrival = hangingServer();
  const answer = call().then(
    () => null,
    (error: unknown) => error,
  );
  await arrival;
  expect(clock.started).toEqual([10_000]);
  clock.strike();
  const error = await answer;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 408, message: 'Request timeout' });
});

test.each(calls)('a %s request without a network is a network error', async (_api, call) => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call()).rejects.toMatchObject({ status: 0, message: 'Network error' });
});
