import { useMutation } from '@apollo/client/react';
import { AGE_BAND_KEY, STORAGE_KEYS } from '../platform/storage-keys';
import { session } from '../session/session';
import { HAND_OVER_DEVICE } from './devices.graphql';
import { t } from './texts';

/** Replaces the guardian's session in this browser by one of the child. Nothing of the guardian stays. */
export function useHandOver() {
  const [handOver] = useMutation(HAND_OVER_DEVICE, { fetchPolicy: 'no-cache' });
  return async (childId: string, name: string): Promise<void> => {
    const { data } = await handOver({ variables: { input: { childId, name } } });
    if (!data) throw new Error(t('handOver.notConfirmed'));
    const { accessToken, refreshToken, expiresIn } = data.handOverDevice;
    // The server has ended the guardian's session. Drafts and unsent messages wait in the tab's storage.
    sessionStorage.clear();
    localStorage.removeItem(AGE_BAND_KEY);
    localStorage.removeItem(STORAGE_KEYS.oauthRedirectAfterLogin);
    const tokens = { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
    try {
      await session.signIn({ ...tokens, token_type: 'Bearer' });
    } catch (error) {
      session.end('session_expired');
      throw error;
    }
  };
}
