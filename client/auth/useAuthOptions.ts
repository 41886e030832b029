import { useEffect, useState } from 'react';
import { type AuthOptions, fetchAuthOptions } from './auth-api';

/** Where the service does not say, both ways are shown: the service itself refuses what is off. */
const BOTH: AuthOptions = { google: 'google', password: true, google_client_id: null };

/** The ways to sign in; null until they are known. */
export function useAuthOptions(): AuthOptions | null {
  const [options, setOptions] = useState<AuthOptions | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchAuthOptions()
      .catch(() => BOTH)
      .then((found) => isCurrent && setOptions(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return options;
}
