/** One chunk, because the first script names every chunk. */
export { ProfilePage } from './ProfilePage';
export { SettingsPage } from './SettingsPage';
