import { useSearchParams } from 'react-router';
import { exchangeCode } from './auth-api';
import { SignInProgress } from './SignInProgress';
import { useSignInSteps } from './useSignInSteps';

/** Where the service sends the browser with a one-time code after the provider's answer (spec §2). */
export function AuthSuccessPage() {
  const [parameters] = useSearchParams();
  const progress = useSignInSteps({
    isNewUser: parameters.get('is_new_user') === 'true',
    obtain: async (say) => {
      say('Extracting authorization code');
      const code = parameters.get('code')?.trim();
      if (!code) throw new Error('No authorization code found on the success page');
      say('Exchanging code for tokens');
      return exchangeCode(code);
    },
  });
  return <SignInProgress {...progress} />;
}
