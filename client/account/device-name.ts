import { t } from './texts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//u, 'Edge'],
  [/OPR\//u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'Mac'],
  [/CrOS/u, 'Chromebook'],
  [/Linux/u, 'Linux'],
];

/** A readable name for a user agent: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): { name: string; isMobile: boolean } {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1];
  const name = browser && system ? t('device.on', { browser, system }) : (browser ?? system ?? t('device.unknown'));
  return { name, isMobile: /Mobi|iPhone|iPad|Android/u.test(text) };
}
