/** One chunk, because the first script names every chunk. */
export { PrivacyPage } from './PrivacyPage';
export { TermsPage } from './TermsPage';
