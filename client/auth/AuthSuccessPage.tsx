import { useSearchParams } from 'react-router';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { exchangeCode } from './auth-api';
import { SignInProgress } from './SignInProgress';
import { useSignInSteps } from './useSignInSteps';

/**
 * Where the service sends the browser with a one-time code after the provider's answer. A browser that began no
 * sign-in has followed a link: it must not end up in the account of the person who made that link.
 */
export function AuthSuccessPage() {
  const [parameters] = useSearchParams();
  const progress = useSignInSteps({
    obtain: async (say) => {
      say('Extracting authorization code');
      const code = parameters.get('code')?.trim();
      if (!code) throw new Error('No authorization code found on the success page');
      if (localStorage.getItem(STORAGE_KEYS.oauthState) === null) {
        throw new Error('This sign-in was not started in this browser. Please sign in here.');
      }
      say('Exchanging code for tokens');
      return { tokens: await exchangeCode(code), isNewUser: parameters.get('is_new_user') === 'true' };
    },
  });
  return <SignInProgress {...progress} />;
}
