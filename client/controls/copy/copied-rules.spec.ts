import type { Controls } from '../../../contract/controls';
import { defaultControls } from '../../../contract/default-controls';
import { changesBetween } from '../rule-changes';
import { COPIED_PARTS, copiedRules } from './copied-rules';

const mia: Controls = {
  ...defaultControls('10_12', 'mia-night'),
  words: [{ word: 'ghost', rule: 'ask' }],
  learn_first: { stories: 1, questions: 0 },
};
const ben = defaultControls('6_9', 'ben-night');

describe('the rules of one child for another', () => {
  it('change a quiet time of the same name in its place', () => {
    const rules = copiedRules(ben, mia, ['windows']);
    expect(changesBetween(ben, rules).map(({ text }) => text)).toEqual(['Night: 21:00–06:30 instead of 20:00–06:30']);
    expect(rules.windows[0]?.id).toBe('ben-night');
  });

  it('add quiet times that the other one does not have, and take away the rest', () => {
    const nap = { ...mia.windows[0]!, id: 'nap', label: 'Nap' };
    const rules = copiedRules(ben, { ...mia, windows: [nap] }, ['windows']);
    expect(rules.windows).toEqual([nap]);
  });

  it('leave what was not chosen', () => {
    expect(copiedRules(ben, mia, ['breaks'])).toEqual({ ...ben, break_every: 45 });
    expect(copiedRules(ben, mia, [])).toEqual(ben);
  });

  it('are equal with every part, but for the ids of quiet times', () => {
    const rules = copiedRules(ben, mia, COPIED_PARTS);
    expect(changesBetween({ ...rules, windows: [] }, { ...mia, windows: [] })).toEqual([]);
  });
});
