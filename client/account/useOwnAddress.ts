import { useQuery } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useUser } from '../session/useSession';
import { useAuthOptions } from '../sign-in/useAuthOptions';
import { OWN_ADDRESS } from './own-address.graphql';

export interface OwnAddress {
  email: string | null;
  isConfirmed: boolean;
  /** Whether the service sends mail. */
  hasMail: boolean;
  hasGoogle: boolean;
  reload: () => Promise<unknown>;
}

/** The address of the signed-in user, and whether mail can reach it. Null while it loads. */
export function useOwnAddress(): OwnAddress | null {
  const { email } = useUser();
  const options = useAuthOptions();
  const { data, refetch } = useQuery(OWN_ADDRESS, { fetchPolicy: 'cache-and-network' });
  const isConfirmed = data?.me.emailVerified ?? false;
  // The link in the mail opens another tab.
  useWindowEvent('focus', () => {
    if (data && !isConfirmed) void refetch();
  });
  if (!options || !data) return null;
  return { email, isConfirmed, hasMail: options.mail, hasGoogle: options.google !== 'off', reload: refetch };
}
