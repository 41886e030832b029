/**
 * Emergency numbers and help lines by country. A wrong number can cost a life: change one only from the service's own page,
 * and compare all of them with those pages before a release.
 */
export interface HelpLine {
  name: string;
  /** Said after the name, where the name alone does not tell whom the line is for. */
  about?: 'children' | 'violence' | 'mind';
  /** It answers children, and a child's device shows it. */
  isForChildren?: true;
  /** As people write it. */
  call?: string;
  /** A number for text messages, with the word that some services ask for. */
  text?: { to: string; word?: string };
}

export interface Country {
  code: string;
  emergency: string;
  lines: readonly HelpLine[];
}

export const COUNTRIES: readonly Country[] = [
  {
    code: 'AU',
    emergency: '000',
    lines: [
      { name: 'Kids Helpline', isForChildren: true, call: '1800 55 1800' },
      { name: 'Lifeline', call: '13 11 14', text: { to: '0477 13 11 14' } },
      { name: '1800RESPECT', about: 'violence', call: '1800 737 732', text: { to: '0458 737 732' } },
    ],
  },
  {
    code: 'AT',
    emergency: '112',
    lines: [
      { name: 'Rat auf Draht', about: 'children', isForChildren: true, call: '147' },
      { name: 'TelefonSeelsorge', call: '142' },
      { name: 'Frauenhelpline', about: 'violence', call: '0800 222 555' },
    ],
  },
  {
    code: 'CA',
    emergency: '911',
    lines: [
      { name: 'Suicide Crisis Helpline', call: '988', text: { to: '988' } },
      { name: 'Kids Help Phone', isForChildren: true, call: '1-800-668-6868', text: { to: '686868', word: 'CONNECT' } },
    ],
  },
  {
    code: 'FR',
    emergency: '112',
    lines: [
      { name: 'Allô Enfance en Danger', about: 'children', isForChildren: true, call: '119' },
      { name: 'Numéro national de prévention du suicide', call: '3114' },
      { name: 'Violences Femmes Info', about: 'violence', call: '3919' },
    ],
  },
  {
    code: 'DE',
    emergency: '112',
    lines: [
      { name: 'Nummer gegen Kummer', about: 'children', isForChildren: true, call: '116 111' },
      { name: 'TelefonSeelsorge', call: '0800 111 0 111' },
      { name: 'Hilfetelefon', about: 'violence', call: '116 016' },
    ],
  },
  {
    code: 'IN',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '1098' },
      { name: 'Tele-MANAS', about: 'mind', call: '14416' },
      { name: 'Women Helpline', call: '181' },
    ],
  },
  {
    code: 'IE',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '1800 66 66 66' },
      { name: 'Samaritans', call: '116 123' },
      { name: 'Text About It', text: { to: '50808', word: 'HELLO' } },
      { name: "Women's Aid", about: 'violence', call: '1800 341 900' },
    ],
  },
  {
    code: 'IT',
    emergency: '112',
    lines: [
      { name: 'Telefono Azzurro', about: 'children', isForChildren: true, call: '19696' },
      { name: 'Antiviolenza e stalking', about: 'violence', call: '1522' },
    ],
  },
  {
    code: 'NL',
    emergency: '112',
    lines: [
      { name: 'De Kindertelefoon', about: 'children', isForChildren: true, call: '0800 0432' },
      { name: '113 Zelfmoordpreventie', call: '113' },
      { name: 'Veilig Thuis', about: 'violence', call: '0800 2000' },
    ],
  },
  {
    code: 'NZ',
    emergency: '111',
    lines: [
      { name: '1737 Need to talk?', call: '1737', text: { to: '1737' } },
      { name: 'Youthline', isForChildren: true, call: '0800 376 633', text: { to: '234' } },
      { name: "Women's Refuge", about: 'violence', call: '0800 733 843' },
    ],
  },
  {
    code: 'ZA',
    emergency: '112',
    lines: [
      { name: 'Childline', isForChildren: true, call: '116' },
      { name: 'Suicide Crisis Helpline', call: '0800 567 567' },
      { name: 'GBV Command Centre', about: 'violence', call: '0800 428 428' },
    ],
  },
  {
    code: 'ES',
    emergency: '112',
    lines: [
      { name: 'ANAR', about: 'children', isForChildren: true, call: '116 111' },
      { name: 'Atención a la conducta suicida', call: '024' },
      { name: 'Violencia de género', about: 'violence', call: '016' },
    ],
  },
  {
    code: 'CH',
    emergency: '112',
    lines: [
      { name: 'Pro Juventute 147', about: 'children', isForChildren: true, call: '147', text: { to: '147' } },
      { name: 'Die Dargebotene Hand', call: '143' },
    ],
  },
  {
    code: 'GB',
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
    emergency: '911',
    lines: [
      { name: '988 Suicide & Crisis Lifeline', call: '988', text: { to: '988' } },
      {
        name: 'Childhelp',
        about: 'children',
        isForChildren: true,
        call: '1-800-422-4453',
        text: { to: '1-800-422-4453' },
      },
      {
        name: 'National Domestic Violence Hotline',
        call: '1-800-799-7233',
        text: { to: '88788', word: 'START' },
      },
    ],
  },
];

/** Most mobile phones reach an emergency service with it in any country. */
export const ELSEWHERE: Country = { code: '', emergency: '112', lines: [] };
