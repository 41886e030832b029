import { safetyAnswer } from './answers.ts';
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
