import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';

/**
 * Why a pattern may take more than linear time, one line for each reason; none where it cannot. `scslre` finds what one
 * repeated character does. The rest is what repeated words do: groups whose repetitions can be read in two ways, and
 * searches through the rest of the text that can begin again and again.
 */
export function faultsOf(pattern: RegExp): string[] {
  const faults = analyse(pattern).reports.map(({ type, character }) => `${type}: ${character.literal.source}…`);
  const literal = new RegExpParser().parseLiteral(String(pattern));
  visitRegExpAST(literal, {
    onQuantifierEnter(quantifier) {
      if (quantifier.max > 1 && isAmbiguous(quantifier, pattern)) faults.push(`read in two ways: ${quantifier.raw}`);
      if (quantifier.max === Number.POSITIVE_INFINITY && isSearchedAgain(quantifier, pattern)) {
        faults.push(`searched again and again: ${quantifier.raw}`);
      }
    },
  });
  return faults;
}

/** Removes the assertions of a pattern, which leaves its worst case. */
function languageOf(source: string, { flags }: RegExp): NFA {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    assertions: 'ignore',
    backreferences: 'disable',
  });
  return NFA.fromRegex(expression, { maxCharacter });
}

function overlap(left: string, right: string, pattern: RegExp): boolean {
  return !isDisjointWith(languageOf(left, pattern), languageOf(right, pattern));
}

/** Whether repetitions of a group can be divided in several ways: each further one would double the time. */
function isAmbiguous({ element, max }: AST.Quantifier, pattern: RegExp): boolean {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false;
  const words = element.alternatives.map(({ raw }) => raw);
  const isDouble = words.some((word, at) => words.slice(at + 1).some((other) => overlap(word, other, pattern)));
  if (isDouble) return true;
  const any = `(?:${words.join('|')})`;
  const more = '[^]+';
  return max > 2 && overlap(any, `${any}${more}`, pattern) && overlap(any, `${more}${any}`, pattern);
}

/** Whether what stands before an endless run can stand within it, and what follows may be missing. */
function isSearchedAgain(quantifier: AST.Quantifier, pattern: RegExp): boolean {
  const before: string[] = [];
  const behind: string[] = [];
  let isAtWord = false;
  for (let node: AST.Node = quantifier; node.parent; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'Assertion') return false;
    if (parent.type !== 'Alternative') continue;
    const at = parent.elements.indexOf(node as AST.Element);
    before.unshift(...parent.elements.slice(0, at).map(({ raw }) => raw));
    behind.push(...parent.elements.slice(at + 1).map(({ raw }) => raw));
    isAtWord = before[0] === '\\b';
    // Nothing can begin again where it has to begin at the start, or is looked for from one place.
    if (before[0] === '^' && !pattern.multiline) return false;
  }
  if (before.length === 0 || pattern.sticky) return false;
  const run = quantifier.element.raw;
  const lead = `(?:${before.join('')})`;
  if (overlap(lead, '(?:)', pattern)) return false;
  const canFollow = overlap(behind.join('') || '(?:)', '(?:)', pattern);
  const isWithinWord = isAtWord && !overlap(run, '[^]*\\W[^]*', pattern);
  return !canFollow && !isWithinWord && overlap(`[^]*${lead}`, `(?:${run})+`, pattern);
}
