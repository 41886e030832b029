import { useEffect } from 'react';
import { languageAmong } from '../../contract/languages';
import { rememberedLanguage, rememberLanguage } from '../platform/languages/language';
import { showLanguage } from '../platform/languages/load-texts';

/** Shows the device in the first of the child's languages that the product speaks, or else in English. */
export function useChildLanguage(languages: readonly string[] | undefined): void {
  const wanted = languages && (languageAmong(languages) ?? 'en');
  useEffect(() => {
    if (!wanted) return;
    rememberLanguage(wanted);
    void showLanguage(rememberedLanguage());
  }, [wanted]);
}
