import { plainText } from '../client/conversations/preview.js';
import { MESSAGE_MAX_LENGTH, REPLY_MAX_LENGTH } from '../contract/conversations.js';
import { isGameRequest } from '../server/companion/providers/offline-games.js';
import { isStoryRequest } from '../server/companion/providers/offline-stories.js';
import { describeHistory } from '../server/companion/titles-from-text.js';
import { words } from '../server/library/words.js';
import { redact } from '../server/moderation/redact.js';
import { redactText } from '../server/platform/logging/redact.js';
import { projectRoot } from '../server/platform/project-root.js';
import { cleanText } from '../server/platform/validation/text.js';
import { reviewByPatterns } from '../server/safety/review-by-patterns.ts';
import { SENSITIVE_WORDS } from '../server/topics/sensitive-words.js';
import { TAG_KEYWORDS } from '../server/topics/tag-words.js';
import { faultsOf } from './support/pattern-faults.js';
import { pumpsOf, RUNS, repeated } from './support/pattern-pumps.js';
import { productPatterns } from './support/product-patterns.js';

/** What the longest message or reply may take of a quiet processor. */
const LIMIT_MS = 20;
const ATTEMPTS = 5;
/** What `reference` takes of a quiet processor. */
const REFERENCE_MS = 8;
const REFERENCE_TEXT = 'one word and another '.repeat(400);

/** Its patterns get at most 2,000 characters. */
const CUT_FIRST = 'server/platform/logging/redact.ts';

/** Patterns that look as if they could be slow, with the reason why they are not. */
const LINEAR_ANYWAY: Readonly<Record<string, string>> = {
  'server/moderation/redact.ts [\\d\\s().\\-/]{5,}':
    'A run in which no number is found holds one group of digits behind its beginning, so only its beginning is tried.',
  'server/platform/logging/redact.ts [\\w-]+': 'The text is cut to 2,000 characters first.',
  'server/platform/logging/redact.ts [\\w.+-]*': 'The text is cut to 2,000 characters first.',
  'server/platform/logging/redact.ts [\\w+\\-.]…': 'The text is cut to 2,000 characters first.',
  'client/conversations/preview.ts .+?':
    'Of each of the four marks, only the last in a line can be without its other half.',
};

const { patterns, builtAtRuntime } = productPatterns(projectRoot());

it('finds the patterns of the product, also those that are put together out of constants', () => {
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter(({ place }) => place.startsWith('server/safety/rules/')).length).toBeGreaterThan(150);
  // A word of letters alone, TAG_KEYWORDS and SENSITIVE_WORDS, which are checked below, and the tags whose every use is found.
  expect(builtAtRuntime).toEqual([
    'server/companion/providers/offline-games.ts',
    'server/safety/pattern.ts',
    'server/safety/pattern.ts',
    'server/topics/topics-of.ts',
  ]);
  expect(
    [...Object.values(TAG_KEYWORDS), ...Object.values(SENSITIVE_WORDS)]
      .flat()
      .filter((keyword) => !/^[a-z ]+$/.test(keyword)),
  ).toEqual([]);
});

it.each([
  ['a starred group with a doubled alternative', /\bget (?:me |her |his |her )*weed\b/],
  ['a starred group whose alternatives overlap', /\bkill (?:a |the |an? )*wasp\b/],
  ['a search that can begin at every mention', /\b(?:web ?cam|camera)\b.*\bundress/],
  ['a starred group that holds its own beginning', /\bbuy (?:my \w+ |some )*beer\b/],
  ['a run that can begin at each of its characters', /[^\s@]+@/],
  ['two runs that share their characters', /\S*\p{L}\S*\d/u],
])('%s would be found', (_kind, pattern) => {
  expect(faultsOf(pattern)).not.toEqual([]);
});

it('no pattern of the product can take more than linear time', () => {
  const faults = patterns.flatMap(({ place, pattern }) =>
    faultsOf(pattern).map((fault) => `${place.split(':')[0]} ${fault.slice(fault.indexOf(': ') + 2)}`),
  );
  expect([...new Set(faults)].sort()).toEqual(Object.keys(LINEAR_ANYWAY).sort());
});

it('no pattern is slow on what it repeats, at the full length of a message', () => {
  const slow = patterns
    .filter(({ place }) => !place.startsWith(CUT_FIRST))
    .flatMap(({ place, pattern }) =>
      pumpsOf(pattern, MESSAGE_MAX_LENGTH)
        .filter((text) => timeOf(() => text.replace(pattern, '')) > LIMIT_MS)
        .map((text) => `${place} ${text.slice(0, 60)}`),
    );
  expect(slow).toEqual([]);
}, 120_000);

it.each<[string, number, (text: string) => unknown]>([
  ['the safety rules', MESSAGE_MAX_LENGTH, reviewByPatterns],
  ['the titles', REPLY_MAX_LENGTH, (content) => describeHistory([{ role: 'user', content }])],
  ['the redaction of reported messages', REPLY_MAX_LENGTH, redact],
  ['the redaction of log lines', REPLY_MAX_LENGTH, redactText],
  ['the cleaning of texts', REPLY_MAX_LENGTH, cleanText],
  ['the words of a search', MESSAGE_MAX_LENGTH, words],
  ['the requests for stories and games', MESSAGE_MAX_LENGTH, (text) => isStoryRequest(text) || isGameRequest(text)],
  ['the preview of a conversation', REPLY_MAX_LENGTH, plainText],
])(
  '%s is quick with runs of every script and sign',
  (_what, length, work) => {
    const slow = RUNS.map((run) => ({ run, ms: timeOf(() => work(repeated(run, length))) })).filter(
      ({ ms }) => ms > LIMIT_MS,
    );
    expect(slow).toEqual([]);
  },
  60_000,
);

/**
 * CPU time of this thread, the best of several attempts: what other work the machine does is not counted. A slow attempt
 * is divided by how much slower than a quiet processor this one is at the moment.
 */
function timeOf(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && best > LIMIT_MS; attempt += 1) {
    const ms = cpuTimeOf(work);
    best = Math.min(best, ms <= LIMIT_MS ? ms : ms / Math.max(1, cpuTimeOf(reference) / REFERENCE_MS));
  }
  return best;
}

function cpuTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Known work of the same kind: a pattern over a long text. */
function reference(): void {
  for (let turn = 0; turn < 100; turn += 1) REFERENCE_TEXT.replace(/(\w+) (\w+)/gu, '$2 $1');
}
