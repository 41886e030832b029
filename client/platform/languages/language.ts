import { type Language, languageAmong } from '../../../contract/languages';
import { i18next } from './i18n';

/** Made at run time to find what is wrong with a layout: `en-XA` has texts 40 % longer, `ar-XB` runs from right to left. */
export type ScreenLanguage = Language | 'en-XA' | 'ar-XB';

/** Remembered in this browser, so that the first screen already has the language of the account. */
const KEY = 'starling_language';
/** `?language=en-XA` or `?language=en` lasts until the page is loaded again. */
const ASKED = /[?&]language=(en-XA|ar-XB|en|de|es)\b/.exec(globalThis.location?.search ?? '')?.[1] as
  | ScreenLanguage
  | undefined;

/** The language of the screen. Texts and formats read it whenever they are drawn. */
export const screenLanguage = () => i18next.language as ScreenLanguage;

export function subscribeToLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The language of the account or the child that used this browser last, or else the browser's own. */
export function rememberedLanguage(): ScreenLanguage {
  return ASKED ?? languageAmong([localStorage.getItem(KEY) ?? '', ...navigator.languages]) ?? 'en';
}

/** Keeps the choice of an account or a child; null follows the browser. */
export function rememberLanguage(language: Language | null): void {
  localStorage.setItem(KEY, language ?? '');
}

/** Redraws everything. The texts are loaded first: see `showLanguage`. */
export function applyLanguage(language: ScreenLanguage): void {
  const { documentElement: html } = document;
  html.lang = language;
  html.dir = language === 'ar-XB' ? 'rtl' : 'ltr';
  // At once, because i18next has nothing to load.
  void i18next.changeLanguage(language);
}
