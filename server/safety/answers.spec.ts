import { AGE_BANDS } from '../../contract/children.ts';
import { ASKS_OF_DANGER } from '../../contract/home-answers.ts';
import { CATEGORY_SEVERITY, INPUT_CATEGORIES } from '../../contract/safety.ts';
import { BLOCKED_TEXT } from '../companion/release/held-back-ending.js';
import { safetyAnswer } from './answers.ts';
import { loadHelpLines } from './help-lines.js';
import { homeAnswer, homeFollowUp } from './home-answer.js';
import { PATTERN_CATEGORIES } from './rules.ts';

it.each([...PATTERN_CATEGORIES, 'unchecked' as const])(
  'the answer to %s offers help that exists in any country',
  (category) => {
    const verdict =
      category === 'unchecked'
        ? category
        : { category, severity: 4 as const, isHome: false, ruleId: 'a-rule', packVersion: '1' };
    const answer = safetyAnswer(verdict, null);
    expect(answer).toMatch(/emergency number/);
    expect(answer).toMatch(/someone you trust/);
    expect(answer).toMatch(/child helpline/);
    expect(answer).not.toMatch(/\b(?:911|112|999|988)\b/);
  },
);

const verdictOf = (severity: 3 | 5) => ({
  category: severity === 5 ? ('self_harm' as const) : ('secrecy' as const),
  severity,
  isHome: false,
  ruleId: 'a-rule',
  packVersion: '1',
});

it('names the help lines of the country where it is known, the emergency number first', () => {
  const answer = safetyAnswer(verdictOf(5), '10_12', loadHelpLines().of('GB'));
  expect(answer).toMatch(/Call 999[\s\S]*Childline: call \*\*0800 1111\*\*[\s\S]*someone you trust/);
});

it('leads a child on after a mild message, and tells an adult where help is', () => {
  expect(safetyAnswer(verdictOf(3), '6_9')).toMatch(/Surprises are good secrets[\s\S]*something else/);
  expect(safetyAnswer(verdictOf(3), '6_9', loadHelpLines().of('GB'))).not.toContain('0800 1111');
  expect(safetyAnswer(verdictOf(3), null)).toContain('emergency number');
});

it('asks a child of danger in answers with help lines alone, so that a device shows its card of numbers there', () => {
  const lines = loadHelpLines().of('GB');
  for (const named of [[], lines]) expect(safetyAnswer(verdictOf(5), '6_9', named)).toContain(ASKS_OF_DANGER);
  for (const text of [homeAnswer(lines, 'talk'), homeFollowUp(lines, null)]) expect(text).toContain(ASKS_OF_DANGER);
  for (const text of [safetyAnswer(verdictOf(3), '6_9', lines), BLOCKED_TEXT])
    expect(text).not.toContain(ASKS_OF_DANGER);
});

describe.each(AGE_BANDS)('the answers to a child of %s', (band) => {
  it.each(INPUT_CATEGORIES)('are short, and promise no friendship: %s', (category) => {
    const severity = CATEGORY_SEVERITY[category];
    const answer = safetyAnswer({ category, severity, isHome: false, ruleId: 'a-rule', packVersion: '1' }, band);
    expect(answer).not.toMatch(/\b(?:friends?|companion|buddy|love you)\b/i);
    expect(answer.split('\n\n')[0]!.length).toBeLessThan(260);
    if (severity >= 4) {
      expect(answer).toMatch(/emergency number/);
      expect(answer).toMatch(/child helpline/);
      expect(answer).not.toMatch(/\]\(/);
    }
  });
});
