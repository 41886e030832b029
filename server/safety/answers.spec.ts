import { safetyAnswer } from './answers.ts';
import { SAFETY_CATEGORIES } from './safety-categories.ts';

it.each([...SAFETY_CATEGORIES, 'unchecked' as const])(
  'the answer to %s offers help that exists in any country',
  (category) => {
    const answer = safetyAnswer(category);
    expect(answer).toMatch(/emergency number/);
    expect(answer).toMatch(/someone you trust/);
    expect(answer).toMatch(/child helpline/);
    expect(answer).not.toMatch(/\b(?:911|112|999|988)\b/);
  },
);
