import { jest } from '@jest/globals';
import { accessTokens } from '../platform/access-token-source';
import { ApiError } from '../platform/api-error';
import { provideTokensToCalls } from './call-tokens';
import { session } from './session';

beforeAll(() => provideTokensToCalls());
afterEach(() => {
  jest.restoreAllMocks();
});

test('calls use the tokens of the session', async () => {
  jest.spyOn(session, 'tokenForRequest').mockResolvedValue('first');
  const refresh = jest.spyOn(session, 'refresh').mockResolvedValue('second');
  await expect(accessTokens.tokenForRequest()).resolves.toBe('first');
  await expect(accessTokens.refresh('first')).resolves.toBe('second');
  expect(refresh).toHaveBeenCalledWith('first');
});

test('a call that is refused as waitlisted puts the session into that state with the status of the error', () => {
  const enter = jest.spyOn(session, 'enterWaitlisted').mockReturnValue();
  const status = { approved: false, waitlist_position: 3, joined_at: null, status: 'waitlisted' };
  accessTokens.onProblem('waitlisted', new ApiError(403, 'x', { detail: { waitlist_status: status } }));
  accessTokens.onProblem('waitlisted');
  expect(enter.mock.calls).toEqual([
    [status, null],
    [null, null],
  ]);
});

test.each(['session_expired', 'account_disabled'] as const)(
  'a call that is refused as %s ends the session',
  (problem) => {
    const end = jest.spyOn(session, 'end').mockReturnValue();
    accessTokens.onProblem(problem);
    expect(end).toHaveBeenCalledWith(problem);
  },
);

test('a call that is forbidden reloads the user, whose rights have changed', () => {
  const reload = jest.spyOn(session, 'reloadUser').mockResolvedValue();
  accessTokens.onProblem('rights_changed');
  expect(reload).toHaveBeenCalledTimes(1);
});
