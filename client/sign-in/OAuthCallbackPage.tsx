import { useSearchParams } from 'react-router';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { finishCallback, readCallback } from './auth-api';
import { SignInProgress } from './SignInProgress';
import { useSignInSteps } from './useSignInSteps';

/** `/oauth/callback`: the provider redirects here with code and state. */
export function OAuthCallbackPage() {
  const [parameters] = useSearchParams();
  const progress = useSignInSteps({
    obtain: async (say) => {
      say('Extracting authorization code');
      if (parameters.has('error')) throw new Error('Authentication failed. Please try signing in again.');
      const { code, state } = readCallback(parameters, localStorage.getItem(STORAGE_KEYS.oauthState));
      say('Exchanging code for tokens');
      return finishCallback(code, state, localStorage.getItem(STORAGE_KEYS.oauthCodeVerifier));
    },
  });
  return <SignInProgress {...progress} />;
}
