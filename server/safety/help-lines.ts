import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_COUNTRY, type HelpLineBody } from '../../contract/help-lines.js';
import { StartError } from '../platform/errors/start-error.js';
import { projectRoot } from '../platform/project-root.js';
import { type HelpLinesFile, helpLinesFile } from './help-lines.schema.js';

/** Help lines by country. They never fail: a country without a file of its own gets the one for everywhere else. */
export class HelpLines {
  constructor(private readonly countries: ReadonlyMap<string, readonly HelpLineBody[]>) {}

  /** The emergency number first. `country` may be anything that a caller sends. */
  of(country: string | null | undefined): readonly HelpLineBody[] {
    return this.countries.get(country?.trim().toUpperCase() ?? ANY_COUNTRY) ?? this.countries.get(ANY_COUNTRY) ?? [];
  }

  /** Lines that no person has called since this day, as `GB: Childline`. For the check before a release. */
  uncheckedSince(day: string): string[] {
    return [...this.countries].flatMap(([country, lines]) =>
      lines
        .filter(({ checked_on: checkedOn }) => checkedOn === null || checkedOn < day)
        .map(({ name }) => `${country}: ${name}`),
    );
  }
}

/** @throws StartError at the first invalid file, or without a file for everywhere else */
export function loadHelpLines(folder = join(projectRoot(), 'content/helplines')): HelpLines {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const countries = new Map(files.map((name) => readFile(folder, name)));
  if (!countries.has(ANY_COUNTRY)) throw new StartError('content/helplines has no file for everywhere else, zz.json');
  return new HelpLines(countries);
}

function readFile(folder: string, name: string): [string, HelpLineBody[]] {
  const result = helpLinesFile.safeParse(parseJson(readFileSync(join(folder, name), 'utf8'), name));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new StartError(`content/helplines/${name}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { country } = result.data;
  if (name !== `${country.toLowerCase()}.json`)
    throw new StartError(`content/helplines/${name}: country: Is ${country}`);
  return [country, linesOf(result.data)];
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartError(`content/helplines/${name}: is not JSON`, { cause });
  }
}

function linesOf({ emergency, lines }: HelpLinesFile): HelpLineBody[] {
  return [{ ...emergency, is_emergency: true }, ...lines.map((line) => ({ ...line, is_emergency: false }))];
}
