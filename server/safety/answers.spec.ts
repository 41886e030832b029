import { AGE_BANDS } from '../../contract/children.ts';
import { ASKS_OF_DANGER, NOT_SHOWN_TO_FAMILY } from '../../contract/home-answers.ts';
import { LANGUAGES } from '../../contract/languages.ts';
import { CATEGORY_SEVERITY, INPUT_CATEGORIES } from '../../contract/safety.ts';
import { textsIn } from '../platform/languages/texts.js';
import { openingForChild, safetyAnswer } from './answers.ts';
import { loadHelpLines } from './help-lines.js';
import { homeAnswer, homeFollowUp } from './home-answer.js';
import { PATTERN_CATEGORIES } from './rules.ts';

const ADULT = { band: null, language: 'en' } as const;
const CHILD = { band: '6_9', language: 'en' } as const;

it.each([...PATTERN_CATEGORIES, 'unchecked' as const])(
  'the answer to %s offers help that exists in any country',
  (category) => {
    const verdict =
      category === 'unchecked'
        ? category
        : { category, severity: 4 as const, isHome: false, ruleId: 'a-rule', packVersion: '1' };
    const answer = safetyAnswer(verdict, ADULT);
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
  const answer = safetyAnswer(verdictOf(5), { band: '10_12', language: 'en' }, loadHelpLines().of('GB'));
  expect(answer).toMatch(/Call 999[\s\S]*Childline: call \*\*0800 1111\*\*[\s\S]*someone you trust/);
});

it('leads a child on after a mild message, and tells an adult where help is', () => {
  expect(safetyAnswer(verdictOf(3), CHILD)).toMatch(/Surprises are good secrets[\s\S]*something else/);
  expect(safetyAnswer(verdictOf(3), CHILD, loadHelpLines().of('GB'))).not.toContain('0800 1111');
  expect(safetyAnswer(verdictOf(3), ADULT)).toContain('emergency number');
});

it.each(LANGUAGES)(
  'asks in %s of danger in answers with help lines alone, where a device shows its card of numbers',
  (language) => {
    const lines = loadHelpLines().of('GB');
    const child = { ...CHILD, language };
    const homeAnswers = [homeAnswer(lines, 'talk', language), homeFollowUp(lines, null, language)];
    for (const named of [[], lines])
      expect(safetyAnswer(verdictOf(5), child, named)).toContain(ASKS_OF_DANGER[language]);
    for (const text of homeAnswers) {
      expect(text).toContain(ASKS_OF_DANGER[language]);
      expect(text).toContain(NOT_SHOWN_TO_FAMILY[language]);
    }
    for (const text of [safetyAnswer(verdictOf(3), child, lines), textsIn(language, 'replies')('blocked')])
      expect(text).not.toContain(ASKS_OF_DANGER[language]);
  },
);

it.each(LANGUAGES)('names the same numbers in %s, and leaves no placeholder', (language) => {
  const lines = loadHelpLines().of('GB');
  const numbers = (text: string) => text.match(/\*\*[\d ]+\*\*|\d{3,}/g);
  for (const band of [null, ...AGE_BANDS]) {
    const answer = safetyAnswer(verdictOf(5), { band, language }, lines);
    expect(numbers(answer)).toEqual(numbers(safetyAnswer(verdictOf(5), { band, language: 'en' }, lines)));
    expect(answer).not.toMatch(/\{\{|\b(?:line|home|trust|ending)\.\w/);
  }
});

describe.each(AGE_BANDS)('the answers to a child of %s', (band) => {
  it.each(INPUT_CATEGORIES)('are short, and promise no friendship: %s', (category) => {
    const severity = CATEGORY_SEVERITY[category];
    const answer = safetyAnswer(
      { category, severity, isHome: false, ruleId: 'a-rule', packVersion: '1' },
      { band, language: 'en' },
    );
    expect(answer).not.toMatch(/\b(?:friends?|companion|buddy|love you)\b/i);
    expect(answer.split('\n\n')[0]!.length).toBeLessThan(260);
    if (severity >= 4) {
      expect(answer).toMatch(/emergency number/);
      expect(answer).toMatch(/child helpline/);
      expect(answer).not.toMatch(/\]\(/);
    }
  });

  it.each(LANGUAGES)('are short in %s', (language) => {
    const verdicts = INPUT_CATEGORIES.map((category) => ({ ...verdictOf(5), category }));
    const openings = verdicts.map((verdict) => openingForChild(verdict, band, language));
    expect(openings.filter((opening) => opening.length > 290)).toEqual([]);
  });
});
