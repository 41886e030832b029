/** What `Intl` calls a place that it cannot name. */
const UNKNOWN = 'ZZ';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** TypeScript does not know the method yet. */
interface RegionLocale extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let countries: ReadonlyMap<string, string> | null = null;

/** The country of a time zone, as the Unicode locale data has it: `GB` for `Europe/London`; `ZZ` where there is none. */
export function countryOfZone(zone: string): string {
  countries ??= readCountries();
  return countries.get(zone) ?? UNKNOWN;
}

function readCountries(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    if (regions.of(code) === undefined) continue;
    const locale: RegionLocale = new Intl.Locale('und', { region: code });
    // A code of the past, such as DD, becomes the one of today.
    const country = locale.region ?? code;
    for (const zone of locale.getTimeZones?.() ?? []) {
      if (!found.has(zone)) found.set(zone, country);
    }
  }
  return found;
}
