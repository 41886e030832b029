import { CATEGORY_SEVERITY, CONDUCT_CATEGORIES, INPUT_CATEGORIES } from '../../../contract/safety.ts';
import { ruleEngine } from './engine.ts';
import { PACKS } from './packs.ts';

const RULES = PACKS.flatMap(({ direction, language, rules }) =>
  rules.map((rule) => ({ ...rule, direction, language })),
);
const HARMLESS = PACKS.flatMap(({ direction, harmless }) => harmless.map((phrase) => ({ ...phrase, direction })));
const MATCHES = RULES.flatMap(({ matches, ...rule }) => matches.map((sentence) => ({ ...rule, sentence })));
const PASSES = RULES.flatMap(({ passes, ...rule }) => passes.map((sentence) => ({ ...rule, sentence })));

const idsFor = (sentence: string, direction: 'in' | 'out', recent: string[] = []): string[] =>
  ruleEngine()
    .broken(sentence, direction, recent)
    .map(({ id }) => id);

it('covers every category: what children write in the input pack, what the helper must not say in the conduct pack', () => {
  const categoriesOf = (direction: 'in' | 'out') =>
    new Set(
      RULES.filter((rule) => rule.direction === direction && rule.language === 'en').map(({ category }) => category),
    );
  expect([...categoriesOf('in')].sort()).toEqual([...INPUT_CATEGORIES].sort());
  expect([...CONDUCT_CATEGORIES].filter((category) => !categoriesOf('out').has(category))).toEqual([]);
});

it.each(['de', 'es', 'fr'])('has rules for severity 4 and 5 in %s', (language) => {
  const severities = RULES.filter((rule) => rule.language === language).map(
    ({ category, severity }) => severity ?? CATEGORY_SEVERITY[category],
  );
  expect([...new Set(severities)].sort()).toEqual([4, 5]);
});

it('gives each rule of a direction and each harmless phrase an id of its own', () => {
  const ids = [...RULES, ...HARMLESS].map(({ id, direction }) => `${direction} ${id}`);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each(MATCHES)('$direction $id finds: $sentence', ({ id, direction, sentence }) => {
  expect(idsFor(sentence, direction)).toContain(id);
});

it.each(PASSES)('$direction $id leaves alone: $sentence', ({ direction, sentence }) => {
  expect(idsFor(sentence, direction)).toEqual([]);
});

it.each(HARMLESS.flatMap(({ matches, ...rest }) => matches.map((sentence) => ({ ...rest, sentence }))))(
  '$id makes harmless: $sentence',
  ({ direction, sentence }) => {
    expect(idsFor(sentence, direction)).toEqual([]);
  },
);

it.each(HARMLESS.flatMap(({ passes, ...rest }) => passes.map((sentence) => ({ ...rest, sentence }))))(
  '$id does not excuse: $sentence',
  ({ direction, sentence }) => {
    expect(idsFor(sentence, direction)).not.toEqual([]);
  },
);

it('finds a sentence that was spread over messages, and only with its last part', () => {
  expect(idsFor('myself', 'in', ['i want to', 'kill'])).toContain('en-kill-oneself');
  expect(idsFor('myself', 'in')).toEqual([]);
  expect(idsFor('what is the capital of Peru?', 'in', ['i want to kill myself'])).toEqual([]);
});

it('judges turn 500 like turn 1', () => {
  const recent = ['how do plants grow', 'and trees', 'why are leaves green', 'tell me more', 'ok', 'and flowers'];
  const first = idsFor('my dad hits me', 'in');
  for (let turn = 1; turn < 500; turn += 1) idsFor(recent[turn % recent.length] ?? '', 'in', recent);
  expect(idsFor('my dad hits me', 'in', recent)).toEqual(first);
});

const PUMPED = [
  ...RULES.flatMap(({ matches }) => matches.slice(0, 1)),
  ...[
    'i ',
    'want to ',
    'my dad ',
    'a',
    'k i l l ',
    'k.',
    '1337 ',
    '@$! ',
    '* ',
    "'",
    'аbс ',
    '\u200b',
    '🔪',
    'n’',
    'x\n',
    '. ',
  ],
];

it('takes time in proportion to the text, whatever is repeated in it', () => {
  const engine = ruleEngine();
  const timeOf = (part: string, length: number, rounds: number): number => {
    const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    return Math.min(...Array.from({ length: rounds }, () => cpuMs(() => engine.broken(text, 'in'))));
  };
  // Four times the text. Where the work were quadratic, it would take sixteen times as long.
  const isSlow = (part: string, rounds: number) => {
    const long = timeOf(part, 4_000, rounds);
    return long > 20 && long > 9 * timeOf(part, 1_000, rounds);
  };
  // The least of many rounds is the work itself: everything else that a busy machine adds only makes a round longer.
  const slow = PUMPED.filter((part) => isSlow(part, 1) && isSlow(part, 15));
  expect(slow).toEqual([]);
}, 60_000);

it('checks a sentence within a millisecond, 99 times of 100', () => {
  const engine = ruleEngine();
  const sentences = MATCHES.map(({ sentence, direction }) => ({ sentence, direction }));
  for (const { sentence, direction } of sentences) engine.broken(sentence, direction);
  const times = sentences.map(({ sentence, direction }) =>
    Math.min(...[1, 2, 3].map(() => cpuMs(() => engine.broken(sentence, direction)))),
  );
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(1);
});

function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
