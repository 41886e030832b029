import '@fontsource-variable/nunito-sans/wght.css';
import './ui/fonts/fonts.css';
import './ui/mantine.css';
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { reloadOnceOnStaleChunks } from './app/stale-chunks';
import { forgetUnsentAtLogout } from './chat/forget-unsent';
import { session } from './platform/session';
import { watchThemeOfUser } from './platform/theme-preference';

reloadOnceOnStaleChunks();
forgetUnsentAtLogout();
watchThemeOfUser();
session.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
