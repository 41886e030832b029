import { CONVERSATION_TYPES, TYPE_COLORS, tagColor } from './conversations.js';

describe('badge colours', () => {
  it.each([
    ['blue', ['math', 'shapes', 'counting', 'patterns', 'hygiene']],
    ['purple', ['vocabulary', 'writing', 'fantasy']],
    ['green', ['science', 'animals', 'nature', 'dinosaurs', 'health']],
    ['cyan', ['fact', 'question']],
    ['orange', ['story', 'adventure', 'classic']],
    ['pink', ['colors', 'game', 'creative']],
    ['teal', ['educational']],
    ['indigo', ['bedtime']],
    ['yellow', ['schedule', 'reminder', 'reward']],
    ['red', ['emotional']],
    ['gray', ['routine', 'responsibility', 'anything else', 'constructor', '']],
  ])('are %s for these tags', (color, tags) => {
    expect(tags.map(tagColor)).toEqual(tags.map(() => color));
  });

  it('tell the types apart', () => {
    expect(CONVERSATION_TYPES.map((type) => TYPE_COLORS[type])).toEqual(['blue', 'green', 'purple', 'orange']);
  });
});
