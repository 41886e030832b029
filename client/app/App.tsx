import { MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useThemePreference } from '../platform/theme-preference';
import { cssVariables, theme } from '../ui/theme';
import { router } from './router';

/** Theme and routes around everything. */
export function App() {
  const preference = useThemePreference();
  const ofSystem = useColorScheme('light', { getInitialValueInEffect: false });
  const scheme = preference === 'auto' ? ofSystem : preference === 'light' ? 'light' : 'dark';

  // Before paint: the starling theme is the dark scheme with other surfaces (ui/styles.css).
  useLayoutEffect(() => {
    document.documentElement.dataset['starlingTheme'] = preference;
  }, [preference]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      // They are computed anyhow; as a file they would be loaded as well.
      deduplicateCssVariables={false}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  );
}
