/**
 * Emergency numbers and help lines by country. A wrong number can cost a life: change one only from the service's own page,
 * and compare all of them with those pages before a release.
 */
export interface HelpLine {
  name: string;
  /** It answers children, and a child's device shows it. */
  isForChildren?: true;
  /** As people write it. */
  call?: string;
  /** A number for text messages, with the word that some services ask for. */
  text?: { to: string; word?: string };
}

interface Country {
  code: string;
  name: string;
  emergency: string;
  lines: readonly HelpLine[];
}

export const COUNTRIES: readonly Country[] = [
  {
    code: 'AU',
    name: 'Australia',
    emergency: '000',
    lines: [
      { name: 'Kids Helpline', isForChildren: true, call: '1800 55 1800' },
      { name: 'Lifeline', call: '13 11 14', text: { to: '0477 13 11 14' } },
      { name: '1800RESPECT (violence at home)', call: '1800 737 732', text: { to: '0458 737 732' } },
    ],
  },
  {
    code: 'AT',
    name: 'Austria',
    emergency: '112',
    lines: [
      { name: 'Rat auf Draht (children)', isForChildren: true, call: '147' },
      { name: 'TelefonSeelsorge', call: '142' },
      { name: 'Frauenhelpline (violence at home)', call: '0800 222 555' },
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    emergency: '911',
    lines: [
      { name: 'Suicide Crisis Helpline', call: '988', text: { to: '988' } },
      { name: 'Kids Help Phone', isForChildren: true, call: '1-800-668-6868', text: { to: '686868', word: 'CONNECT' } },
    ],
  },
  {
    code: 'FR',
    name: 'France',
    emergency: '112',
    lines: [
      { name: 'Allô Enfance en Danger (children)', isForChildren: true, call: '119' },
      { name: 'Numéro national de prévention du suicide', call: '3114' },
      { name: 'Violences Femmes Info (violence at home)', call: '3919' },
    ],
  },
  {
    code: 'DE',
    name: 'Germany',
    emergency: '112',
    lines: [
      { name: 'Nummer gegen Kummer (children)', isForChildren: true, call: '116 111' },
      { name: 'TelefonSeelsorge', call: '0800 111 0 111' },
      { name: 'Hilfetelefon (violence at home)', call: '116 016' },
    ],
  },
  {
    code: 'IN',
    name: 'India',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '1098' },
      { name: 'Tele-MANAS (mental health)', call: '14416' },
      { name: 'Women Helpline', call: '181' },
    ],
  },
  {
    code: 'IE',
    name: 'Ireland',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '1800 66 66 66' },
      { name: 'Samaritans', call: '116 123' },
      { name: 'Text About It', text: { to: '50808', word: 'HELLO' } },
      { name: "Women's Aid (violence at home)", call: '1800 341 900' },
    ],
  },
  {
    code: 'IT',
    name: 'Italy',
    emergency: '112',
    lines: [
      { name: 'Telefono Azzurro (children)', isForChildren: true, call: '19696' },
      { name: 'Antiviolenza e stalking (violence at home)', call: '1522' },
    ],
  },
  {
    code: 'NL',
    name: 'Netherlands',
    emergency: '112',
    lines: [
      { name: 'De Kindertelefoon (children)', isForChildren: true, call: '0800 0432' },
      { name: '113 Zelfmoordpreventie', call: '113' },
      { name: 'Veilig Thuis (violence at home)', call: '0800 2000' },
    ],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    emergency: '111',
    lines: [
      { name: '1737 Need to talk?', call: '1737', text: { to: '1737' } },
      { name: 'Youthline', isForChildren: true, call: '0800 376 633', text: { to: '234' } },
      { name: "Women's Refuge (violence at home)", call: '0800 733 843' },
    ],
  },
  {
    code: 'ZA',
    name: 'South Africa',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '116' },
      { name: 'Suicide Crisis Helpline', call: '0800 567 567' },
      { name: 'GBV Command Centre (violence at home)', call: '0800 428 428' },
    ],
  },
  {
    code: 'ES',
    name: 'Spain',
    emergency: '112',
    lines: [
      { name: 'ANAR (children)', isForChildren: true, call: '116 111' },
      { name: 'Atención a la conducta suicida', call: '024' },
      { name: 'Violence at home', call: '016' },
    ],
  },
  {
    code: 'CH',
    name: 'Switzerland',
    emergency: '112',
    lines: [
      { name: 'Pro Juventute 147 (children)', isForChildren: true, call: '147', text: { to: '147' } },
      { name: 'Die Dargebotene Hand', call: '143' },
    ],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    emergency: '999',
    lines: [
      { name: 'Childline', isForChildren: true, call: '0800 1111' },
      { name: 'Samaritans', call: '116 123' },
      { name: 'Shout', text: { to: '85258', word: 'SHOUT' } },
      { name: 'National Domestic Abuse Helpline', call: '0808 2000 247' },
    ],
  },
  {
    code: 'US',
    name: 'United States',
    emergency: '911',
    lines: [
      { name: '988 Suicide & Crisis Lifeline', call: '988', text: { to: '988' } },
      { name: 'Childhelp (children)', isForChildren: true, call: '1-800-422-4453', text: { to: '1-800-422-4453' } },
      {
        name: 'National Domestic Violence Hotline',
        call: '1-800-799-7233',
        text: { to: '88788', word: 'START' },
      },
    ],
  },
];

/** Most mobile phones reach an emergency service with it in any country. */
export const ELSEWHERE: Country = { code: '', name: 'Another country', emergency: '112', lines: [] };

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
