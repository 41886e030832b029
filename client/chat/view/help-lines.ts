import { countryName } from '../../platform/languages/names';
import { locale } from '../../platform/languages/numbers';
import { COUNTRIES, type Country, ELSEWHERE, type HelpLine } from '../help-lines/countries';

/** Time zones that one country has to itself. A tablet in Berlin may speak American English, so languages do not count. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  AT: ['Europe/Vienna'],
  CA: ['Toronto', 'Montreal', 'Vancouver', 'Edmonton', 'Winnipeg', 'Regina', 'Halifax', 'Moncton', 'St_Johns'].map(
    (city) => `America/${city}`,
  ),
  CH: ['Europe/Zurich'],
  DE: ['Europe/Berlin'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FR: ['Europe/Paris'],
  GB: ['Europe/London'],
  IE: ['Europe/Dublin'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
  IT: ['Europe/Rome'],
  NL: ['Europe/Amsterdam'],
  NZ: ['Pacific/Auckland'],
  US: [
    ...['New_York', 'Detroit', 'Chicago', 'Denver', 'Boise', 'Phoenix', 'Los_Angeles', 'Anchorage'].map(
      (city) => `America/${city}`,
    ),
    'Pacific/Honolulu',
  ],
  ZA: ['Africa/Johannesburg'],
};

/** The country whose numbers the card shows first. */
export function countryOf(timeZone: string): Country {
  const [code] = Object.entries(ZONES).find(([, zones]) => zones.includes(timeZone)) ?? [];
  const found = timeZone.startsWith('Australia/') ? 'AU' : code;
  return COUNTRIES.find((country) => country.code === found) ?? ELSEWHERE;
}

/** `tel:` and `sms:` take digits only. */
export function telLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** `?&body=` is the form that both iOS and Android read. */
export function smsLink({ to, word }: NonNullable<HelpLine['text']>): string {
  return `sms:${to.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
}

/** The countries by name, in the language of the screen. They stand in the order of their English names. */
export function countryOptions(): { value: string; label: string }[] {
  const options = COUNTRIES.map(({ code }) => ({ value: code, label: countryName(code) }));
  // A collator takes a phone long to load.
  if (locale().startsWith('en')) return options;
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale()));
}
