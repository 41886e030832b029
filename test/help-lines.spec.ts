import { COUNTRIES } from '../client/chat/help-lines/countries.js';
import { ANY_COUNTRY } from '../contract/help-lines.js';
import english from '../languages/en/safety.json' with { type: 'json' };
import { loadHelpLines } from '../server/safety/help-lines.js';

const helpLines = loadHelpLines();

it.each(COUNTRIES.map((country) => [country.code, country] as const))(
  'content/helplines holds every number that the card below a safety answer shows for %s',
  (code, { emergency, lines }) => {
    const known = helpLines.of(code).flatMap(({ call, text }) => [call ?? '', text ?? '']);
    expect(known[0]).toContain(emergency);
    const numbers = lines.flatMap(({ call, text }) => [call, text?.to].filter((number) => number !== undefined));
    for (const number of numbers) {
      expect([number, known.some((each) => each.split(/ or | to /).includes(number))]).toEqual([number, true]);
    }
  },
);

it('has words in every language for the ages and hours of the help lines', () => {
  const lines = [...COUNTRIES.map(({ code }) => code), ANY_COUNTRY].flatMap((code) => helpLines.of(code));
  const { ages, hours } = english.help;
  expect(new Set(lines.map((line) => line.ages).filter(Boolean))).toEqual(new Set(Object.values(ages)));
  expect(new Set(lines.map((line) => line.hours))).toEqual(new Set(Object.values(hours)));
});
