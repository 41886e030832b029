import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { growingBlocks, markdownBlocks, plainParagraph } from './markdown-blocks';

const GUIDES = join(import.meta.dirname, '../../../content/guides');

const html = (text: string) =>
  renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, text)).trim();

/** What the parts give one after the other, as the screen puts them together. */
const inBlocks = (text: string) =>
  markdownBlocks(text)
    .map(html)
    .filter((part) => part !== '')
    .join('\n');

test.each([
  ['paragraphs', 'One\n\nTwo\nstill two\n\n\nThree', 3],
  ['headings and a rule', '# One\n\ntext\n\n---\n\n## Two', 4],
  ['a loose list', 'Do this:\n\n- one\n\n- two\n\n  more of two\n\n1. and\n\nAfter', 3],
  ['a list behind a paragraph', 'Do this:\n- one\n\n- two\n\nAfter', 2],
  ['code with blank lines', '```js\na\n\nb\n\n# c\n```\n\nAfter', 2],
  ['code in longer fences', '````\n```\n\na\n````\n\nAfter\n\n~~~ `x`\n\nb\n~~~~\n\nEnd', 4],
  ['code that never ends', 'Before\n\n```\na\n\nb', 2],
  ['marks of code within a line', 'Use ```a` b```\n\nAfter', 2],
  ['indented code', 'Before\n\nMore\n\n    a\n\n    ```\n\nAfter', 2],
  ['code in a list item', '- one\n\n  ```\n  a\n\n  b\n  ```\n\nAfter\n\n```\nc\n\nd\n```', 1],
  ['code that ends with its list item', '- ```\n  a\n\nAfter\n\n```\nb\n\nc\n```', 3],
  ['a quote with a list', '> - one\n>\n> - two\n\n- three\n\nAfter', 3],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n\nAfter', 2],
  ['a link defined elsewhere', 'See [this].\n\nAfter\n\n[this]: /library/sleep', 1],
  ['a footnote', 'See[^1].\n\n[^1]: there\n\nAfter', 1],
  ['HTML that goes on', '<!-- a\n\nb -->\n\nAfter', 1],
  ['HTML around code', '<div>\n```\n\na\n```', 1],
  ['an address', '<https://example.org>\n\nAfter', 2],
  ['rules of stars behind a list', '* a\n\n* * *\n\nAfter', 2],
  ['line ends of Windows', 'One\r\n\r\nTwo\r\n\r\n- a\r\n\r\n- b', 3],
  ['nothing', '', 1],
])('%s read the same in parts', (_name, text, parts) => {
  expect(inBlocks(text)).toBe(html(text));
  expect(markdownBlocks(text)).toHaveLength(parts);
  // A text that grows by a letter is cut as if it had come in one piece.
  const blocksOf = growingBlocks();
  for (let length = 0; length <= text.length; length += 1) {
    expect(blocksOf(text.slice(0, length))).toEqual(markdownBlocks(text.slice(0, length)));
  }
});

test('a text that takes the place of another one is cut from its beginning', () => {
  const blocksOf = growingBlocks();
  expect(blocksOf('One\n\nTwo\n\nThree')).toEqual(['One', 'Two', 'Three']);
  expect(blocksOf('Other\n\nTwo\n\nThree\n\nFour')).toEqual(['Other', 'Two', 'Three', 'Four']);
});

test('text that names a part elsewhere joins all parts again', () => {
  const blocksOf = growingBlocks();
  const text = 'See [this].\n\nTwo\n\nThree\n\n[this';
  expect(blocksOf(text)).toHaveLength(4);
  expect(blocksOf(`${text}]: /library`)).toEqual([`${text}]: /library`]);
  expect(blocksOf(`${text}]: /library\n\nMore`)).toHaveLength(1);
});

test.each([
  'Children sleep better with a rhythm.  ',
  "Grüße, Zoë’s “story” (the 2nd one) – at 7/8 o'clock; ready?",
  'sentences, and 3.5 % more\n',
])('%j is a plain paragraph', (text) => {
  expect(html(text)).toBe(`<p>${plainParagraph(text)?.replace("'", '&#x27;')}</p>`);
});

test.each([
  '',
  'two\nlines',
  ' a begun line',
  '    code',
  '1. an item',
  '2) an item',
  '# a heading',
  'a *word*',
  'a_b_',
  'a `b`',
  '[a](/b)',
  'www.example.org',
  'https://example.org',
  'a@example.org',
  'a&amp;b',
  'a < b',
  'a\\b',
  'a ~ b',
  '- a',
  '+ a',
  '= a',
  '| a',
  'Wow!',
])('%j is read as Markdown', (text) => {
  expect(plainParagraph(text)).toBeNull();
});

describe('every guide', () => {
  const guides = readdirSync(GUIDES).filter((name) => name.endsWith('.md'));

  test('reads the same in parts', () => {
    expect(guides.length).toBeGreaterThan(10);
    for (const guide of guides) {
      const text = readFileSync(join(GUIDES, guide), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      expect(inBlocks(text)).toBe(html(text));
    }
  });

  test('changes only its last two parts with a chunk', () => {
    const text = readFileSync(join(GUIDES, guides[0]!), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    let before: readonly string[] = [];
    for (let length = 20; length <= text.length; length += 20) {
      const now = markdownBlocks(text.slice(0, length));
      expect(now.slice(0, Math.max(0, before.length - 2))).toEqual(before.slice(0, Math.max(0, before.length - 2)));
      before = now;
    }
    expect(before.length).toBeGreaterThan(5);
  });
});
