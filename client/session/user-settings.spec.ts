import { jest } from '@jest/globals';
import type { UserBody } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from './session';
import { updateSettings } from './user-settings';

const SETTINGS = { theme: 'light', presence: 'online', notifications: { sound: false, desktop: false, email: false } };
const OTHERS = { theme: 'auto', presence: 'online' };
/** Each test has a user of its own, because what waits is kept by user. */
let users = 0;
let user: UserBody;
const shown = () => user.settings;

interface Call {
  sent: unknown;
  settle(settings: object): void;
  fail(error: Error): void;
}

/** Calls to the server that are answered by hand. */
function heldCalls(): Call[] {
  const calls: Call[] = [];
  jest.spyOn(rest, 'patch').mockImplementation((_path, sent) => {
    const { promise, resolve, reject } = Promise.withResolvers<UserBody>();
    const settle = (settings: object) => resolve({ ...user, settings: { ...SETTINGS, ...settings } } as UserBody);
    calls.push({ sent: (sent as { settings: unknown }).settings, settle, fail: reject });
    return promise as ReturnType<typeof rest.patch>;
  });
  return calls;
}

beforeEach(() => {
  users += 1;
  user = { id: `user-${users}`, settings: SETTINGS } as UserBody;
  jest.spyOn(session, 'getSnapshot').mockImplementation(() => ({ user }) as ReturnType<typeof session.getSnapshot>);
  jest.spyOn(session, 'accept').mockImplementation((next) => {
    user = next;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Lets everything run that waits for nothing but its turn. */
const turns = () => new Promise((resolve) => setImmediate(resolve));

it('shows changes at once, and sends one after the other', async () => {
  const calls = heldCalls();
  const first = updateSettings({ theme: 'dark' });
  const second = updateSettings({ presence: 'away' });
  expect(shown()).toMatchObject({ theme: 'dark', presence: 'away' });
  await turns();
  expect(calls.map(({ sent }) => sent)).toEqual([{ theme: 'dark' }]);
  calls[0]!.settle({ theme: 'dark' });
  await first;
  expect(shown()).toMatchObject({ theme: 'dark', presence: 'away' });
  await turns();
  calls[1]!.settle({ theme: 'dark', presence: 'away' });
  await second;
  expect(shown()).toMatchObject({ theme: 'dark', presence: 'away' });
});

it('takes back what was refused, also of one group, and nothing else', async () => {
  const calls = heldCalls();
  const first = updateSettings({ notifications: { sound: true } });
  const second = updateSettings({ notifications: { email: true } });
  expect(shown().notifications).toEqual({ sound: true, desktop: false, email: true });
  await turns();
  calls[0]!.fail(new Error('Refused'));
  await expect(first).rejects.toThrow('Refused');
  expect(shown().notifications).toEqual({ sound: false, desktop: false, email: true });
  await turns();
  expect(calls[1]!.sent).toEqual({ notifications: { email: true } });
  calls[1]!.settle({ notifications: { ...SETTINGS.notifications, email: true } });
  await second;
  expect(shown().notifications).toEqual({ sound: false, desktop: false, email: true });
});

it('shows what the server has where nothing could be saved', async () => {
  const calls = heldCalls();
  const attempts = [updateSettings({ theme: 'dark' }), updateSettings({ theme: 'auto' })];
  const failed = Promise.allSettled(attempts);
  await turns();
  calls[0]!.fail(new Error('Offline'));
  await turns();
  calls[1]!.fail(new Error('Offline'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(shown()).toEqual(SETTINGS);
});

it('leaves the next account alone', async () => {
  const calls = heldCalls();
  const first = updateSettings({ theme: 'dark' });
  const second = updateSettings({ presence: 'away' });
  await turns();
  user = { id: 'another', settings: OTHERS } as unknown as UserBody;
  calls[0]!.settle({ theme: 'dark' });
  await first;
  await expect(second).rejects.toThrow('User not authenticated');
  expect(calls).toHaveLength(1);
  expect(shown()).toEqual(OTHERS);
});
