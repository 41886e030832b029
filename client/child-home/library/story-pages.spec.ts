import { storyPages } from './story-pages';

describe('the pages of a story', () => {
  it('hold whole paragraphs: short ones together, a long one alone', () => {
    const long = 'word '.repeat(80).trim();
    expect(storyPages(`One.\n\nTwo.\n\n${long}\n\n\nThree.\n`)).toEqual(['One.\n\nTwo.', long, 'Three.']);
  });

  it('leave nothing out', () => {
    const body = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}${'x'.repeat((index * 37) % 200)}`);
    expect(storyPages(body.join('\n\n')).join('\n\n')).toBe(body.join('\n\n'));
  });
});
