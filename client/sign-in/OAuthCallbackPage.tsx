import { useSearchParams } from 'react-router';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { finishCallback, readCallback } from './auth-api';
import { SignInProgress } from './SignInProgress';
import { t } from './texts';
import { useSignInSteps } from './useSignInSteps';

/** `/oauth/callback`: the provider redirects here with code and state. */
export function OAuthCallbackPage() {
  const [parameters] = useSearchParams();
  const progress = useSignInSteps({
    obtain: async (say) => {
      say(t('progress.extracting'));
      if (parameters.has('error')) throw new Error(t('progress.authenticationFailed'));
      const { code, state } = readCallback(parameters, localStorage.getItem(STORAGE_KEYS.oauthState));
      say(t('progress.exchanging'));
      return finishCallback(code, state, localStorage.getItem(STORAGE_KEYS.oauthCodeVerifier));
    },
  });
  return <SignInProgress {...progress} />;
}
