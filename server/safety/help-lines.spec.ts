import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/project-root.js';
import { loadHelpLines } from './help-lines.js';

const helpLines = loadHelpLines();
const COUNTRIES = ['US', 'GB', 'IE', 'DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'NL', 'CA', 'AU', 'NZ', 'IN', 'ZA'];

describe('help lines', () => {
  it('have a file for each supported country, and one for everywhere else', () => {
    const files = readdirSync(join(projectRoot(), 'content/helplines'));
    expect(files.sort()).toEqual([...COUNTRIES, 'ZZ'].map((country) => `${country.toLowerCase()}.json`).sort());
  });

  it.each(COUNTRIES)('of %s begin with the emergency number and name a line that children can call', (country) => {
    const [emergency, ...lines] = helpLines.of(country);
    expect(emergency).toMatchObject({ is_emergency: true, hours: '24 hours a day' });
    expect(emergency!.call).toMatch(/\d{3}/);
    expect(lines.some(({ call, is_emergency: isEmergency }) => call !== null && !isEmergency)).toBe(true);
  });

  it('name the numbers that children know', () => {
    const numbers = (country: string) => helpLines.of(country).map(({ call }) => call);
    expect(numbers('GB').slice(0, 3)).toEqual(['999', '0800 1111', '116 123']);
    expect(numbers('DE')).toContain('116 111');
    expect(numbers('US')).toContain('988');
    expect(numbers('IN')).toContain('1098');
  });

  it('of a country without a file, of nonsense and of nothing are those for everywhere else', () => {
    const elsewhere = helpLines.of('ZZ');
    expect(elsewhere).not.toHaveLength(0);
    for (const country of ['BR', 'gb1', '', null, undefined, '__proto__'])
      expect(helpLines.of(country)).toBe(elsewhere);
  });

  it('are found in small letters too', () => {
    expect(helpLines.of(' gb ')).toBe(helpLines.of('GB'));
  });

  it('say that no person has called them yet', () => {
    expect(helpLines.uncheckedSince('2020-01-01')).toContain('GB: Childline');
  });

  it('with a wrong file stop the start with the file and the field', () => {
    expect(() => loadHelpLines(join(projectRoot(), 'content/games'))).toThrow(/^content\/helplines\/.*\.json: /);
  });
});
