import type { SessionProblem } from './access-token-source';
import { ApiError, errorText } from './api-error';
import type { HttpRequest, HttpResponse } from './http';
import { createCaller } from './rest';

/** A server that gives its answers in turn, and a token source that records calls. */
function setUp(answers: (unknown | Error)[], refresh: () => Promise<string> = async () => 'second') {
  const requests: HttpRequest[] = [];
  const problems: { problem: SessionProblem; error: ApiError | undefined }[] = [];
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
      onProblem: (problem, error) => problems.push({ problem, error }),
    },
  );
  return { call, requests, problems, refreshes: () => refreshes };
}

const refused = () => new ApiError(401, 'The access token has expired');

describe('a call', () => {
  it('sends the token of the session', async () => {
    const { call, requests } = setUp(['fine']);
    await expect(call('GET', '/users/me')).resolves.toMatchObject({ body: 'fine' });
    expect(requests[0]?.token).toBe('first');
  });

  it('gets a fresh token and one retry after a 401', async () => {
    const { call, requests } = setUp([refused(), 'fine']);
    await expect(call('POST', '/x', { a: 1 })).resolves.toMatchObject({ body: 'fine' });
    expect(requests.map(({ token, body }) => [token, body])).toEqual([
      ['first', { a: 1 }],
      ['second', { a: 1 }],
    ]);
  });

  it('ends the session when the retry is refused as well', async () => {
    const { call, problems, refreshes } = setUp([refused(), refused(), 'never']);
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 401, message: 'Authentication failed' });
    expect(problems.map(({ problem }) => problem)).toEqual(['session_expired']);
    expect(refreshes()).toBe(1);
  });

  it('fails when the refresh is refused', async () => {
    const { call } = setUp([refused()], async () => {
      throw new ApiError(401, 'Refresh token expired');
    });
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 401, message: 'Authentication failed' });
  });

  it('keeps the session when the refresh cannot reach the service', async () => {
    const { call, problems } = setUp([refused()], async () => {
      throw new ApiError(0, 'Token refresh failed: 0');
    });
    await expect(call('GET', '/x')).rejects.toMatchObject({ status: 0 });
    expect(problems).toEqual([]);
  });

  it('returns a 401 without a refresh when the call needs no sign-in', async () => {
    const { call, requests, refreshes } = setUp([new ApiError(401, 'Username or password is wrong')]);
    await expect(call('POST', '/auth/login', {}, { anonymous: true })).rejects.toMatchObject({
      message: 'Username or password is wrong',
    });
    expect(requests[0]?.token).toBeNull();
    expect(refreshes()).toBe(0);
  });

  it('reports the waitlisted state with the error that carries its details', async () => {
    const status = { approved: false, waitlist_position: 3, joined_at: null, status: 'waitlisted' };
    const body = { error: 'waitlisted', detail: { waitlist_status: status } };
    const refusal = new ApiError(403, 'x', body);
    const { call, problems } = setUp([refusal]);
    await expect(call('GET', '/conversations')).rejects.toMatchObject({ status: 403 });
    expect(problems).toEqual([{ problem: 'waitlisted', error: refusal }]);
  });
});

describe('errorText', () => {
  it.each([
    [{ message: 'Conversation not found' }, 'Conversation not found'],
    [{ detail: { message: 'Deep' } }, 'Deep'],
    [{ message: '' }, 'HTTP 404'],
    [null, 'HTTP 404'],
    ['<html>', 'HTTP 404'],
  ])('of the body %j is %s', (body, text) => {
    expect(errorText(404, body)).toBe(text);
  });
});
