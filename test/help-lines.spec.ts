import { COUNTRIES } from '../client/chat/help-lines/countries.js';
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
