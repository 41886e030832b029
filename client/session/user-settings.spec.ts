import { jest } from '@jest/globals';
import type { UserBody } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from './session';
import { updateSettings } from './user-settings';

const USER = {
  id: 'a',
  settings: { theme: 'light', presence: 'online' },
} as UserBody;
let user = USER;
const shown = () => user.settings;

/** Calls to the server that are answered by hand, in any order. */
function heldCalls() {
  const calls: { settle: (settings: Partial<UserBody['settings']>) => void; fail: (error: Error) => void }[] = [];
  jest.spyOn(rest, 'patch').mockImplementation(
    () =>
      new Promise((settle, fail) => {
        calls.push({ settle: (settings) => settle({ ...USER, settings: { ...USER.settings, ...settings } }), fail });
      }) as ReturnType<typeof rest.patch>,
  );
  return calls;
}

beforeEach(() => {
  user = USER;
  jest.spyOn(session, 'getSnapshot').mockImplementation(() => ({ user }) as ReturnType<typeof session.getSnapshot>);
  jest.spyOn(session, 'accept').mockImplementation((next) => {
    user = next;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps showing a later change when an earlier one is answered', async () => {
  const calls = heldCalls();
  const first = updateSettings({ theme: 'dark' });
  const second = updateSettings({ presence: 'away' });
  calls[0]!.settle({ theme: 'dark' });
  await first;
  expect(shown()).toMatchObject({ theme: 'dark', presence: 'away' });
  calls[1]!.settle({ theme: 'dark', presence: 'away' });
  await second;
  expect(shown()).toMatchObject({ theme: 'dark', presence: 'away' });
});

it('takes back only what was refused', async () => {
  const calls = heldCalls();
  const first = updateSettings({ theme: 'dark' });
  const second = updateSettings({ presence: 'away' });
  calls[0]!.fail(new Error('Refused'));
  await expect(first).rejects.toThrow('Refused');
  expect(shown()).toMatchObject({ theme: 'light', presence: 'away' });
  calls[1]!.settle({ presence: 'away' });
  await second;
  expect(shown()).toMatchObject({ theme: 'light', presence: 'away' });
});
