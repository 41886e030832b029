import { useEffect, useState } from 'react';
import type { AuthOptionsBody } from '../../contract/users';
import { fetchAuthOptions } from './auth-options-api';

/** Used if the options fail to load. Showing a way that is turned off is harmless, because the server refuses it. */
const ALL_OPTIONS: AuthOptionsBody = {
  google: 'google',
  password: true,
  google_client_id: null,
  retention_days: 365,
  waitlist: true,
  // The page must not promise access that the waitlist may withhold.
  approval_required: true,
  mail: false,
  passkey_host: null,
};

/** The ways to sign in. Null while they load. */
export function useAuthOptions(): AuthOptionsBody | null {
  const [options, setOptions] = useState<AuthOptionsBody | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchAuthOptions()
      .catch(() => ALL_OPTIONS)
      .then((found) => isCurrent && setOptions(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return options;
}
