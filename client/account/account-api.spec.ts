import { jest } from '@jest/globals';
import { updateSettings } from '../session/user-settings';
import { linkGoogle, syncGoogle, unlinkGoogle } from './account-api';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['linking', () => linkGoogle('code')],
  ['unlinking', () => unlinkGoogle()],
  ['copying the profile', () => syncGoogle()],
  ['changing settings', () => updateSettings({ presence: 'away' })],
])('%s without a sign-in fails before a request is sent', async (_what, call) => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  await expect(call()).rejects.toThrow('User not authenticated');
  expect(fetch).not.toHaveBeenCalled();
});
