import type { NavigateFunction } from 'react-router';
import { messageOf } from '../platform/api-error';
import { finishLogin } from './finish-login';
import { type LoginMessage, loginMessage } from './login-message';
import { isCancelled, signInWithPasskey } from './passkey-api';
import { t } from './texts';

/** Signs in with a passkey that the browser offers. Returns why it failed; null if it did not. */
export async function logInWithPasskey(navigate: NavigateFunction): Promise<LoginMessage | null> {
  try {
    await finishLogin(navigate, await signInWithPasskey({ autofill: false }), null);
    return null;
  } catch (error) {
    const text = isCancelled(error) ? t('passkey.notUsed') : messageOf(error);
    return loginMessage('passkey', text);
  }
}
