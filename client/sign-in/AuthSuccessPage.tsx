import { useSearchParams } from 'react-router';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { exchangeCode } from './auth-api';
import { SignInProgress } from './SignInProgress';
import { t } from './texts';
import { useSignInSteps } from './useSignInSteps';

/**
 * `/auth/success`: exchanges the one-time code from the server for tokens. Refuses a browser that did not start a
 * sign-in, because a forged link could otherwise sign it in to the account of an attacker.
 */
export function AuthSuccessPage() {
  const [parameters] = useSearchParams();
  const progress = useSignInSteps({
    obtain: async (say) => {
      say(t('progress.extracting'));
      const code = parameters.get('code')?.trim();
      if (!code) throw new Error(t('progress.noCode'));
      if (localStorage.getItem(STORAGE_KEYS.oauthState) === null) {
        throw new Error(t('progress.otherBrowser'));
      }
      say(t('progress.exchanging'));
      return { tokens: await exchangeCode(code), isNewUser: parameters.get('is_new_user') === 'true' };
    },
  });
  return <SignInProgress {...progress} />;
}
