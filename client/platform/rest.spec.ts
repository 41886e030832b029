import { ApiError, errorText } from './api-error';
import type { HttpRequest, HttpResponse } from './http';
import { createCaller } from './rest';

/** A server that gives its answers in turn, and a session that counts what is asked of it. */
function setUp(answers: (unknown | Error)[], refresh: () => Promise<string> = async () => 'second') {
  const requests: HttpRequest[] = [];
  const ended: string[] = [];
  const waitlisted: unknown[] = [];
  let refreshes = 0;
  const call = createCaller(
    async <T>(_method: string, _path: string, request: HttpRequest = {}) => {
      requests.push(request);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return { status: 200, headers: new Headers(), body: answer } as HttpResponse<T>;
    },
    {
      tokenForRequest: async () => 'first',
      refresh: () => {
        refreshes += 1;
        return refresh();
      },
      end: (reason) => ended.push(reason),
      enterWaitlisted: (status) => waitlisted.push(status),
    },
  );
  return { call, requests, ended, waitlisted, refreshes: () => refreshes };
}

const refused = () => new ApiError(401, 'The access token has expired');

describe('a call', () => {
  it('sends the token', async () => {
    const { call, requests } = setUp(['fine']);
    await expect(call('GET', '/users/me')).resolves.toMatchObject({ body: 'fine' });
    expect(requests[0]?.token).toBe('first');
  });

  it('is refreshed and tried again once after a 401', async () => {
    const { call, requests } = setUp([refused(), 'fine']);
    await expect(call('POST', '/x', { a: 1 })).resolves.toMatchObject({ body: 'fine' });
    expect(requests.map(({ token, body }) => [token, body])).toEqual([
      ['first', { a: 1 }],
      ['second', { a: 1 }],
    ]);
  });

  it('is not tried a third time: the tokens go, and authentication has failed', async () => {
    const { call, ended, refreshes } = setUp([refused(), refused(), 'never']);
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 401, message: 'Authentication failed' });
    expect(ended).toEqual(['session_expired']);
    expect(refreshes()).toBe(1);
  });

  it('has failed where the refresh is refused', async () => {
    const { call } = setUp([refused()], async () => {
      throw new ApiError(401, 'Refresh token expired');
    });
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 401, message: 'Authentication failed' });
  });

  it('keeps the tokens where the refresh only could not be reached', async () => {
    const { call, ended } = setUp([refused()], async () => {
      throw new ApiError(0, 'Token refresh failed: 0');
    });
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 0 });
    expect(ended).toEqual([]);
  });

  it('takes a 401 as the answer where it needs no sign-in', async () => {
    const { call, requests, refreshes } = setUp([new ApiError(401, 'Username or password is wrong')]);
    await expect(call('POST', '/auth/login', {}, { anonymous: true })).rejects.toMatchObject({
      message: 'Username or password is wrong',
    });
    expect(requests[0]?.token).toBeNull();
    expect(refreshes()).toBe(0);
  });

  it('enters the waitlisted state on a 403 that says so', async () => {
    const status = { approved: false, waitlist_position: 3, joined_at: null, status: 'waitlisted' };
    const body = { error: 'waitlisted', detail: { waitlist_status: status } };
    const { call, waitlisted } = setUp([new ApiError(403, 'x', body)]);
    await expect(call('GET', '/conversations')).rejects.toMatchObject({ status: 403 });
    expect(waitlisted).toEqual([status]);
  });
});

describe('errorText', () => {
  it.each([
    [{ message: 'Conversation not found' }, 'Conversation not found'],
    [{ detail: { message: 'Deep' } }, 'Deep'],
    [{ message: '' }, 'HTTP 404'],
    [null, 'HTTP 404'],
    ['<html>', 'HTTP 404'],
  ])('of %j is %s', (body, text) => {
    expect(errorText(404, body)).toBe(text);
  });
});
