import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { Markdown } from './Markdown';

beforeAll(() => {
  Object.assign(globalThis, { window: { location: { origin: 'https://starling.example' } } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

function html(text: string, isStreaming = false): string {
  const page = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter>
        <article>
          <Markdown text={text} isStreaming={isStreaming} />
        </article>
      </MemoryRouter>
    </MantineProvider>,
  );
  return page.slice(page.indexOf('<article>'));
}

/** What a reader sees. */
const seen = (text: string, isStreaming = false) =>
  html(text, isStreaming)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const ANSWER = `# A calm evening

Try **three small steps**, each *shorter* than the last, and ~~no screens~~ one story:

1. Warm bath
2. A story, such as [The Brave Snail](/story/the-brave-snail)
   - with \`voices\`
3. Lights ***out***

| Time | What |
| --- | --- |
| 19:00 | Bath |
| 19:30 | Story |

- [x] teeth
- [ ] light out

> Children sleep better with a rhythm.

\`\`\`python
stars = 1 + 2
\`\`\`

See [the guide](https://example.org/a_b) or ![a bird](https://evil.example/bird.png).
`;

describe('an answer while it streams', () => {
  test('shows no broken syntax, wherever the text is cut', () => {
    for (let length = 1; length <= ANSWER.length; length += 1) {
      const text = ANSWER.slice(0, length);
      const isCode = text.split('```').length === 2;
      const shown = seen(text, true);
      const broken = isCode ? /```|\*\*\w|\]\(|\| / : /[*`~|]|\]\(|\[|#|!\[/;
      expect({ cut: text.slice(-40), shown: shown.match(broken)?.[0] }).toEqual({
        cut: text.slice(-40),
        shown: undefined,
      });
    }
  });

  test('shows the complete text at the end', () => {
    expect(html(ANSWER, true)).toBe(html(ANSWER));
  });
});

describe('an answer', () => {
  test('renders headings, lists, a table, a quote and code', () => {
    const page = html(ANSWER);
    for (const tag of ['<h3>', '<ol>', '<ul>', '<table>', '<blockquote>', '<pre ', '<strong>', '<em>', '<del>']) {
      expect(page).toContain(tag);
    }
  });

  test('opens links to other sites in a new tab and links to this app within it', () => {
    const page = html(ANSWER);
    expect(page).toMatch(/<a [^>]*href="https:\/\/example\.org\/a_b"[^>]*rel="noopener noreferrer"/);
    expect(page).toMatch(/href="\/story\/the-brave-snail"/);
    expect(page).not.toMatch(/<a [^>]*target="_blank"[^>]*href="\/story/);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:alert(1))',
    '![x](https://evil.example/x.png)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<!-- --!><img src=x onerror=alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '<style>@import "https://evil.example"</style>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '[x](https://example.org "onmouseover=alert(1)")',
    '`<img src=x onerror=alert(1)>`',
  ])('holds nothing that runs or loads: %s', (text) => {
    for (const isStreaming of [false, true]) {
      const page = html(text, isStreaming);
      expect(page).not.toMatch(/<(?:script|img|svg|iframe|style|math|object|embed|form)\b/i);
      expect(page).not.toMatch(/(?:href|src)="(?:javascript|data|vbscript)/i);
      expect(page).not.toMatch(/<[a-z]+[^>]*\son\w+=/i);
    }
  });
});
