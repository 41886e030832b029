import { useEffect, useState } from 'react';
import type { AuthOptionsBody } from '../../contract/users';
import { fetchAuthOptions } from './auth-api';

/**
 * Where the service does not say, every way is shown: it refuses a sign-in that is off, and a place on a list that is
 * off does no harm.
 */
const ALL: AuthOptionsBody = {
  google: 'google',
  password: true,
  google_client_id: null,
  retention_days: 365,
  waitlist: true,
};

/** The ways in; null until they are known. */
export function useAuthOptions(): AuthOptionsBody | null {
  const [options, setOptions] = useState<AuthOptionsBody | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchAuthOptions()
      .catch(() => ALL)
      .then((found) => isCurrent && setOptions(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return options;
}
