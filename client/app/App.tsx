import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { apolloClient } from '../platform/apollo';
import { useThemePreference } from '../platform/theme-preference';
import { cssVariables, theme } from '../ui/theme';
import { router } from './router';

/** Theme, data and routes around everything. */
export function App() {
  const preference = useThemePreference();
  const ofSystem = useColorScheme('light', { getInitialValueInEffect: false });
  const scheme = preference === 'auto' ? ofSystem : preference === 'light' ? 'light' : 'dark';

  // Before paint: the starling theme is the dark scheme with other surfaces (ui/styles.css).
  useLayoutEffect(() => {
    document.documentElement.dataset['starlingTheme'] = preference;
  }, [preference]);

  return (
    <ApolloProvider client={apolloClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
        <Notifications position="top-right" limit={4} />
        <RouterProvider router={router} />
      </MantineProvider>
    </ApolloProvider>
  );
}
