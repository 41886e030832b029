import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { Fragment, useLayoutEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { screenLanguage, subscribeToLanguage } from '../platform/languages/language';
import { useThemePreference } from '../session/theme-preference';
import { cssVariables, theme } from '../ui/theme';
import { appRouter } from './router';

/** Theme and routes around everything. */
export function App() {
  const preference = useThemePreference();
  const ofSystem = useColorScheme('light', { getInitialValueInEffect: false });
  const language = useSyncExternalStore(subscribeToLanguage, screenLanguage);
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
      // The resolver computes all variables. Mantine's own stylesheet of variables would be a second download.
      deduplicateCssVariables={false}
    >
      {/* Menus and tooltips open to the other side where lines run from right to left. */}
      <DirectionProvider>
        {/* Texts are read whenever they are drawn, so another language draws everything again. */}
        <Fragment key={language}>
          <RouterProvider router={appRouter()} />
        </Fragment>
      </DirectionProvider>
    </MantineProvider>
  );
}
