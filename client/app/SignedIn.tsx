import '../ui/mantine-signed-in.css';
import { ApolloProvider } from '@apollo/client/react';
import { apolloClient } from '../platform/apollo';
import { startServiceWorker } from '../platform/service-worker';
import { forgetUserWhenItChanges } from '../session/user-change';
import { keepFocus } from '../ui/keep-focus';
import { loadContrast } from '../ui/load-contrast';
import { Toasts } from '../ui/Toasts';
import { Guard } from './Guard';

// Runs once per page load, because the account can change while no signed-in page is mounted.
forgetUserWhenItChanges();
startServiceWorker();
keepFocus();
loadContrast();

/** Everything that signed-in pages need and /login does not: GraphQL, toasts and the guard. */
export function SignedIn() {
  return (
    <ApolloProvider client={apolloClient}>
      <Toasts />
      <Guard />
    </ApolloProvider>
  );
}
