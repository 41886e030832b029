import { pageSentences, storyPages, storyParagraphs, wordsOf } from './story-pages.js';

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

describe('the sentences of a page', () => {
  it('keep a question and the words that say who asked together', () => {
    const page =
      '"Is this where you wait?" she asked. "It is," said Otto.\n\nDr. Hen nodded. Three. Then two hares came!';
    expect(pageSentences(page)).toEqual([
      '"Is this where you wait?" she asked.',
      '"It is," said Otto.',
      'Dr. Hen nodded.',
      'Three.',
      'Then two hares came!',
    ]);
  });

  it('are read without Markdown, and leave out lines of ornaments', () => {
    expect(pageSentences('*Rrrumm. Rrrumm.* "**GOOD** evening!"\n\n* * *\n\nPip was\nthere.')).toEqual([
      'Rrrumm.',
      'Rrrumm.',
      '"GOOD evening!"',
      'Pip was there.',
    ]);
  });

  it('cover every word of the paragraph once, and its styles every character', () => {
    const [paragraph] = storyParagraphs('He was *kept* waiting. "So am **I**," said the mole.');
    const { text, styles, sentences } = paragraph!;
    expect(styles.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(styles.filter(({ style }) => style).map(({ start, end, style }) => [text.slice(start, end), style])).toEqual(
      [
        ['kept', 'em'],
        ['I', 'strong'],
      ],
    );
    const inSentences = sentences.flatMap(({ start, end }) => wordsOf(text.slice(start, end)));
    expect(inSentences).toHaveLength(wordsOf(text).length);
  });
});
