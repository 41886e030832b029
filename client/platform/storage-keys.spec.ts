import { STORAGE_KEYS } from './storage-keys';

test('browser storage has eleven keys, and no key is renamed', () => {
  expect(Object.values(STORAGE_KEYS)).toEqual([
    'auth_token',
    'refresh_token',
    'token_expires_at',
    'token_expires_in',
    'token_stored_at',
    'user_session',
    'csrf_token',
    'currentConversationId',
    'oauth_state',
    'oauth_code_verifier',
    'oauth_redirect_after_login',
  ]);
});
