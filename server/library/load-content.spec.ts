import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STARTERS } from '../companion/providers/starters.js';
import { findContentRoot } from './content-root.js';
import { ContentError, loadContent } from './load-content.js';

describe('the written content', () => {
  const content = loadContent(findContentRoot());

  it('has at least forty guides and twenty-five stories', () => {
    expect(content.guides.length).toBeGreaterThanOrEqual(40);
    expect(content.stories.length).toBeGreaterThanOrEqual(25);
  });

  it('has the page of every starter question', () => {
    const slugs = content.guides.map(({ slug }) => slug);
    for (const [slug] of STARTERS) expect(slugs).toContain(slug);
  });

  it('has three or four steps in every guide, under the first heading', () => {
    const wrong = content.guides.filter(
      ({ body }) => !/^[^#]+\n## In short\n\n1\. [^\n]+\n2\. [^\n]+\n3\. [^\n]+\n(?:4\. [^\n]+\n)?\n## /.test(body),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is written in British English', () => {
    const american =
      /\b(?:colors?|colored|favorite|neighbors?|gray|pajamas|mom|diapers?|flashlight|traveling|humor|recognize|realize|organize|behavior|center|practiced|practicing|program)\b/gi;
    const texts = [...content.guides, ...content.stories].map(
      ({ title, summary, body }) => `${title} ${summary} ${body}`,
    );
    const games = content.games.map(({ topics: _topics, ...game }) => JSON.stringify(game));
    expect([...texts, ...games].flatMap((text) => text.match(american) ?? [])).toEqual([]);
  });

  it('has guides of 250 to 500 words, and stories of 300 to 700 words or, for readers, 900', () => {
    const wordsOf = (body: string): number => body.split(/\s+/).length;
    for (const { slug, body } of content.guides) {
      expect({ slug, isGoodLength: wordsOf(body) >= 250 && wordsOf(body) <= 500 }).toEqual({
        slug,
        isGoodLength: true,
      });
    }
    for (const { slug, body, age } of content.stories) {
      const longest = Number(age.split('-')[0]) >= 6 ? 900 : 700;
      expect({ slug, isGoodLength: wordsOf(body) >= 300 && wordsOf(body) <= longest }).toEqual({
        slug,
        isGoodLength: true,
      });
    }
  });
});

describe('reading the content folder', () => {
  let root: string;
  const page = `---\ntitle: A page\nsummary: What the page is about.\ntopics: [math]\nage: 3-5\nshelf: play\ncover: fox\n---\n${'word '.repeat(60)}`;
  const story = page.replace('shelf: play', 'shelf: animals\nminutes: 3');
  const game = JSON.stringify({
    kind: 'memory',
    skill: 'memory',
    title: 'A game',
    cover: 'cards',
    summary: 'What the game is about.',
    topics: ['game'],
    age: '3-5',
    minutes: 3,
    intro: 'Hello',
    ending: 'Bye',
    pairs: ['fox', 'owl', 'bee', 'cat'].map((word) => ({ picture: word, word })),
  });
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'starling-content-'));
    write('guides/good.md', page);
    write('stories/good.md', story);
    write('games/good.json', game);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('reads a valid guide, story and game', () => {
    expect(loadContent(root).guides).toEqual([
      expect.objectContaining({ slug: 'good', title: 'A page', topics: ['math'], age: '3-5', minutes: 1 }),
    ]);
  });

  it.each([
    ['guides/bad.md', page.replace('title: A page\n', ''), /^content\/guides\/bad\.md: title: /],
    ['guides/bad.md', page.replace('[math]', '[maths]'), /^content\/guides\/bad\.md: topics\.0: Must be one of/],
    ['guides/bad.md', page.replace('3-5', '5-3'), /^content\/guides\/bad\.md: age: /],
    ['guides/bad.md', page.replace('play', 'cellar'), /^content\/guides\/bad\.md: shelf: Must be one of the shelves/],
    ['stories/bad.md', story.replace('fox', 'dragon'), /^content\/stories\/bad\.md: cover: Must be one of the pict/],
    ['guides/bad.md', page.replace('age:', 'author: me\nage:'), /^content\/guides\/bad\.md: /],
    ['guides/bad.md', page.replace('word', '<script>'), /^content\/guides\/bad\.md: Must contain neither/],
    ['guides/bad.md', '---\ntitle: [\n---\n', /^content\/guides\/bad\.md: /],
    ['guides/Bad Name.md', page, /the name must be lower-case/],
    ['stories/bad.md', story.replace('\nminutes: 3', ''), /^content\/stories\/bad\.md: minutes: /],
    ['games/bad.json', '{', /^content\/games\/bad\.json: /],
    ['games/bad.json', game.replace('"memory"', '"chess"'), /^content\/games\/bad\.json: kind: /],
    [
      'games/bad.json',
      game.replace('"cards"', '"dragon"'),
      /^content\/games\/bad\.json: cover: Must be one of the pict/,
    ],
    ['games/bad.json', game.replace('"fox"', '"🦊"'), /^content\/games\/bad\.json: pairs\.0\.picture: Must be one of/],
    [
      'games/bad.json',
      game.replace('"Hello"', '"Hello 🦊"'),
      /^content\/games\/bad\.json: intro: Must contain no emoji/,
    ],
    ['guides/bad.md', page.replace('A page', 'A page 🦊'), /^content\/guides\/bad\.md: title: Must contain no emoji/],
    ['stories/bad.md', story.replace('word', '🦊'), /^content\/stories\/bad\.md: Must contain no emoji/],
  ])('reports the error in %s in one line', (name, text, message) => {
    write(name, text);
    let error: unknown;
    try {
      loadContent(root);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('\n');
  });

  it('reports a missing folder', () => {
    rmSync(join(root, 'games'), { recursive: true });
    expect(() => loadContent(root)).toThrow('Cannot read content/games');
  });
});
