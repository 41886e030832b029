import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Runs of one character or a few: of every script and kind that a message may hold. */
export const RUNS: readonly string[] = [
  ...['a', 'ab ', 'a ', 'a.', 'a-', 'Aa', 'ж', 'ж ', '语', 'ع', 'ﷺ', 'न', '한', 'aж', 'é', '\u0301', 'a\u0301'],
  ...['\u200b', '\u202e', '\ufeff', '\ud800', '😀', '👩‍👩‍👧', '🇩🇪', '7', '0 ', '1-', '1.', '+1 ', 'a1', '\u0000'],
  ...[
    ' ',
    '\t',
    '\n',
    '\n\n',
    ' \n',
    '\u2028',
    '\u00a0',
    '.',
    '!',
    '?',
    ',',
    ':',
    '-',
    '--',
    '_',
    '*',
    '**',
    '*a ',
    '_a ',
  ],
  ...[
    '~',
    '`',
    '```',
    '#',
    '|',
    '/',
    '\\',
    "'",
    '"',
    '$',
    '%',
    '&',
    '=',
    '+',
    '@',
    'a@',
    'a@b.',
    '@a',
    '[',
    '![',
    '[a](',
    '](',
  ],
  ...[
    '[](',
    '(',
    ')',
    '<',
    '<a',
    '>',
    '{',
    '}',
    'kill the ',
    'get her ',
    'i am fat ',
    'cut myself ',
    'webcam ',
    'tell me ',
  ],
];

export function repeated(run: string, length: number): string {
  return run.repeat(Math.ceil(length / run.length)).slice(0, length);
}

/** For each repeated part of a pattern and each of its alternatives: what leads there, and the alternative over and over. */
export function pumpsOf(pattern: RegExp, length: number): string[] {
  const pumps: string[] = [];
  visitRegExpAST(new RegExpParser().parseLiteral(String(pattern)), {
    onQuantifierEnter(quantifier) {
      if (quantifier.max < 2) return;
      const { element } = quantifier;
      const runs = 'alternatives' in element ? element.alternatives.flatMap(samplesOf) : samplesOf(element);
      const lead = leadTo(quantifier);
      for (const run of runs.filter((sample) => sample !== '')) {
        pumps.push(`${lead}${repeated(run, length - lead.length)}\u0001`, `${repeated(lead + run, length)}\u0001`);
      }
    },
  });
  return pumps;
}

function leadTo(quantifier: AST.Quantifier): string {
  let lead = '';
  for (let node: AST.Node = quantifier; node.parent; node = node.parent) {
    if (node.parent.type !== 'Alternative') continue;
    const at = node.parent.elements.indexOf(node as AST.Element);
    lead =
      node.parent.elements
        .slice(0, at)
        .map((element) => samplesOf(element)[0])
        .join('') + lead;
  }
  return lead;
}

/** Texts that a part of a pattern matches: with its optional parts, and without them. */
function samplesOf(node: AST.Element | AST.Alternative): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'Alternative':
      return [true, false].map((isFull) => node.elements.map((part) => samplesOf(part).at(isFull ? 0 : -1)).join(''));
    case 'Group':
    case 'CapturingGroup':
      return samplesOf(node.alternatives[0]!);
    case 'Quantifier':
      return node.min === 0
        ? [samplesOf(node.element)[0]!, '']
        : samplesOf(node.element).map((one) => one.repeat(node.min));
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass': {
      const matcher = new RegExp(node.raw, node.raw.includes('\\p') ? 'u' : '');
      return [[...'a 1.-!*#[@~\n'].find((character) => matcher.test(character)) ?? 'z'];
    }
    default:
      return [''];
  }
}
