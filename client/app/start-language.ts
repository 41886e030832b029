import { languageAmong } from '../../contract/languages';
import { rememberedLanguage, rememberLanguage } from '../platform/languages/language';
import { showLanguage } from '../platform/languages/load-texts';
import { session } from '../session/session';
import { appRouter } from './router';

/**
 * Shows the language of this browser's account from the first screen on, and another one when the account changes or
 * chooses it. Null if nothing has to be loaded first: English texts are part of the code.
 */
export function startLanguage(): Promise<void> | null {
  session.subscribe(followAccount);
  const language = rememberedLanguage();
  if (language === 'en') return null;
  const shown = showLanguage(language);
  // The router asks for the code of the page, which comes together with the texts.
  appRouter();
  return shown;
}

/** A device has the language of its child: see `child-home/useChildLanguage.ts`. */
function followAccount(): void {
  const { user } = session.getSnapshot();
  if (!user || user.role === 'device') return;
  const chosen = languageAmong([user.settings?.language ?? '']);
  rememberLanguage(chosen);
  void showLanguage(rememberedLanguage());
}
