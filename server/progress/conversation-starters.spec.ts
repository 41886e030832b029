import { conversationStarters } from './conversation-starters.js';

describe('conversation starters', () => {
  it('are two different ones about the topics that came up, and the same for the same seed', () => {
    const starters = conversationStarters(['animals', 'counting'], '6_9', 'mia 2026-11-23');
    expect(new Set(starters).size).toBe(2);
    expect(conversationStarters(['animals', 'counting'], '6_9', 'mia 2026-11-23')).toEqual(starters);
  });

  it('are about anything for a quiet week or an unknown topic, and differ by age', () => {
    const [young, older] = [conversationStarters(['__proto__'], '0_5', 'x'), conversationStarters([], '13_15', 'x')];
    expect([new Set(young).size, new Set(older).size]).toEqual([2, 2]);
    expect(young.filter((text) => older.includes(text))).toEqual([]);
  });
});
