import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { STARTER_PAGES } from '../companion/providers/starters.js';
import { findContentRoot } from './content-root.js';
import { ContentError, loadContent } from './load-content.js';

describe('the written content', () => {
  const content = loadContent(findContentRoot());

  it('holds thirty guides, fourteen stories and six games or more', () => {
    expect(content.guides.length).toBeGreaterThanOrEqual(30);
    expect(content.stories.length).toBeGreaterThanOrEqual(14);
    expect(content.games.length).toBeGreaterThanOrEqual(6);
  });

  it('holds every page that a starter question comes from', () => {
    const slugs = content.guides.map(({ slug }) => slug);
    for (const slug of STARTER_PAGES) expect(slugs).toContain(slug);
  });

  it('is as long as a page should be', () => {
    const wordsOf = (body: string): number => body.split(/\s+/).length;
    for (const { slug, body } of content.guides) {
      expect({ slug, isGoodLength: wordsOf(body) >= 250 && wordsOf(body) <= 500 }).toEqual({
        slug,
        isGoodLength: true,
      });
    }
    for (const { slug, body } of content.stories) {
      expect({ slug, isGoodLength: wordsOf(body) >= 300 && wordsOf(body) <= 700 }).toEqual({
        slug,
        isGoodLength: true,
      });
    }
  });
});

describe('a wrong file', () => {
  let root: string;
  const page = `---\ntitle: A page\nsummary: What the page is about.\ntopics: [math]\nage: 3-5\n---\n${'word '.repeat(60)}`;
  const story = page.replace('age: 3-5', 'age: 3-5\nminutes: 3');
  const game = JSON.stringify({
    kind: 'memory',
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

  it('is none of these', () => {
    expect(loadContent(root).guides).toEqual([
      expect.objectContaining({ slug: 'good', title: 'A page', topics: ['math'], age: '3-5', minutes: 1 }),
    ]);
  });

  it.each([
    ['guides/bad.md', page.replace('title: A page\n', ''), /^content\/guides\/bad\.md: title: /],
    ['guides/bad.md', page.replace('[math]', '[maths]'), /^content\/guides\/bad\.md: topics\.0: Must be one of/],
    ['guides/bad.md', page.replace('3-5', '5-3'), /^content\/guides\/bad\.md: age: /],
    ['guides/bad.md', page.replace('age:', 'author: me\nage:'), /^content\/guides\/bad\.md: /],
    ['guides/bad.md', page.replace('word', '<script>'), /^content\/guides\/bad\.md: Must hold neither/],
    ['guides/bad.md', '---\ntitle: [\n---\n', /^content\/guides\/bad\.md: /],
    ['guides/Bad Name.md', page, /the name must be lower-case/],
    ['stories/bad.md', page, /^content\/stories\/bad\.md: minutes: /],
    ['games/bad.json', '{', /^content\/games\/bad\.json: /],
    ['games/bad.json', game.replace('"memory"', '"chess"'), /^content\/games\/bad\.json: kind: /],
    [
      'games/bad.json',
      game.replace('"cards"', '"dragon"'),
      /^content\/games\/bad\.json: cover: Must be one of the pict/,
    ],
    ['games/bad.json', game.replace('"fox"', '"🦊"'), /^content\/games\/bad\.json: pairs\.0\.picture: Must be one of/],
    ['games/bad.json', game.replace('"Hello"', '"Hello 🦊"'), /^content\/games\/bad\.json: intro: Must hold no emoji/],
    ['guides/bad.md', page.replace('A page', 'A page 🦊'), /^content\/guides\/bad\.md: title: Must hold no emoji/],
    ['stories/bad.md', story.replace('word', '🦊'), /^content\/stories\/bad\.md: Must hold no emoji/],
  ])('%s is named in one line', (name, text, message) => {
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

  it('is also a folder that is missing', () => {
    rmSync(join(root, 'games'), { recursive: true });
    expect(() => loadContent(root)).toThrow('content/games cannot be read');
  });
});
