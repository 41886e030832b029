import '../ui/mantine-signed-in.css';
import { ApolloProvider } from '@apollo/client/react';
import { apolloClient, watchSession } from '../platform/apollo';
import { Toasts } from '../ui/Toasts';
import { Guard } from './Guard';

// Once for the life of the page: another account may replace this one while no signed-in page is mounted.
watchSession();

/** What the pages behind the sign-in need and /login does not: GraphQL, messages in the corner, and the guard. */
export function SignedIn() {
  return (
    <ApolloProvider client={apolloClient}>
      <Toasts />
      <Guard />
    </ApolloProvider>
  );
}
