import '@fontsource-variable/nunito-sans/wght.css';
import './ui/fonts/fonts.css';
import './ui/mantine.css';
import './ui/styles.css';
import './ui/touch.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { reloadOnceOnStaleChunks } from './app/stale-chunks';
import { startLanguage } from './app/start-language';
import { forgetUnsentAtLogout } from './chat/store/forget-unsent';
import { provideTokensToCalls } from './session/call-tokens';
import { session } from './session/session';
import { watchThemeOfUser } from './session/theme-preference';

reloadOnceOnStaleChunks();
forgetUnsentAtLogout();
watchThemeOfUser();
provideTokensToCalls();
session.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// A transition renders in slices; one long render would block a slow phone.
const render = () =>
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });

const texts = startLanguage();
if (texts) void texts.then(render);
else render();
