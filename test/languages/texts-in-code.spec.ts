import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.js';
import { textsInCode, textsReadTooEarly } from '../support/texts-in-code.js';
import { NOT_CONVERTED } from './not-converted.js';

const client = join(projectRoot(), 'client');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && name.includes('/') && !/\.(spec|graphql)\.tsx?$|^gql\//.test(name))
  .map((name) => ({ name, folder: dirname(name), source: readFileSync(join(client, name), 'utf8') }))
  .map((file) => ({ ...file, texts: textsInCode(file.name, file.source) }));

it('finds texts between tags, in attributes and in sentences, and leaves names and codes', () => {
  const source = `
    const error = new Error('This is for developers');
    console.warn('This is for developers, too');
    const kind = 'child_profile';
    const words = { label: 'Save', value: 'save', help: 'Your changes are kept.' };
    export const Page = () => <p className="wide card" title={isOpen ? 'Close' : t('open')}>Hello <b>{t('you')}</b> {isOpen && 'Shut'} Starling</p>;
  `;
  expect(textsInCode('page.tsx', source).map((text) => text.replace(/^\d+: /, ''))).toEqual([
    'Save',
    'Your changes are kept.',
    'Close',
    'Hello',
    'Shut',
  ]);
});

it('finds texts that are read before the language is known', () => {
  const source = `const LABEL = t('label'); const later = () => t('later');`;
  expect(textsReadTooEarly('labels.ts', source)).toEqual(["t('label')"]);
});

it('keeps every text of the client in a catalogue, in the folders that are converted', () => {
  const converted = files.filter(({ folder }) => !NOT_CONVERTED.has(folder));
  const found = converted.flatMap(({ name, texts }) => texts.map((text) => `${name}:${text}`));
  expect(found).toEqual([]);
});

it('lists only folders that hold a text outside of the catalogue', () => {
  const unclean = new Set(files.filter(({ texts }) => texts.length > 0).map(({ folder }) => folder));
  expect([...NOT_CONVERTED].filter((folder) => !unclean.has(folder))).toEqual([]);
});

it('reads texts when they are drawn, never when a file is loaded', () => {
  const found = files.flatMap(({ name, source }) => textsReadTooEarly(name, source).map((call) => `${name}: ${call}`));
  expect(found).toEqual([]);
});
