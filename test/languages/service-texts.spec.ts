import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../server/platform/project-root.js';
import { serviceTextsInCode } from '../support/service-texts.js';

/** What is read by developers and operators, or is written in one language for a reason. */
const IN_ENGLISH = [
  // Settings of the process, and its log.
  /^platform\/config\//,
  // The contents of the repository are checked when the service starts.
  /^library\/.*schema\.ts$/,
  /^safety\/help-lines\.schema\.ts$/,
  // The practice provider is for developers.
  /^auth\/development\//,
  // The description of the API.
  /^openapi\//,
  // What the document of a GraphQL client breaks.
  /^graphql\//,
  // Answers of the built-in companion, which speaks English.
  /^companion\/providers\//,
];

const server = join(projectRoot(), 'server');
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(spec|itest)\.ts$/.test(name) && !IN_ENGLISH.some((one) => one.test(name)),
);

it('finds sentences in errors, notifications and rules of inputs', () => {
  const source = `
    const notice = { kind: 'system', title: isFirst ? 'Password set' : 'New password set', link: '/settings' };
    throw new AppError('conflict', { message: \`Only \${count} are left\` });
    const name = z.string('Must be a text').refine(isName, say('empty'));
    logger.warn({ err }, 'Could not send a mail');
  `;
  const texts = serviceTextsInCode('notices.ts', source).map((text) => text.replace(/^\d+: /, ''));
  expect(texts).toEqual(['Password set', 'New password set', 'Only …', 'Must be a text']);
});

it('keeps what the service writes to people in a catalogue', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((name) =>
    serviceTextsInCode(name, readFileSync(join(server, name), 'utf8')).map((text) => `${name}:${text}`),
  );
  expect(found).toEqual([]);
});
