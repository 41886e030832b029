import { useEffect, useState } from 'react';
import type { AuthOptionsBody } from '../../contract/users';
import { fetchAuthOptions } from './auth-api';

/** Where the service does not say, both ways are shown: the service itself refuses what is off. */
const BOTH: AuthOptionsBody = {
  google: 'google',
  password: true,
  google_client_id: null,
  retention_days: 365,
};

/** The ways to sign in; null until they are known. */
export function useAuthOptions(): AuthOptionsBody | null {
  const [options, setOptions] = useState<AuthOptionsBody | null>(null);
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
