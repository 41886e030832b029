import { anchorsOf, badReferences } from '../scripts/check-references.mjs';

const FILES: Readonly<Record<string, string>> = {
  'docs/product.md': '# The product\n\n## Live replies\n\n## Sign-in & tokens\n\n```\n## No heading\n```\n',
};
const anchors = (file: string) => (file in FILES ? anchorsOf(FILES[file]!) : null);
const found = (text: string, path = 'server/a.ts') => badReferences(path, text, anchors).map((bad) => bad.found);

describe('the check of references', () => {
  it.each([
    ['/** As spelt (contract §4). */', ['contract §4']],
    ['// quality C7 asks for it', ['quality C7']],
    ['// requirements B22', ['requirements B22']],
    ['// the texts of spec §8', ['spec §8']],
    ['// every call of quality part D1', ['quality part D1']],
    ['// sealed (S5)', ['(S5)']],
    ['// asked twice (R100)', ['(R100)']],
    ['// see R63 for the words', ['R63']],
    ['// measured in speed.md', ['speed.md']],
    ['// in the order of the spec', ['the spec']],
    ['// as §3 has it', ['§3']],
  ])('refuses %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['// OAuth names it so (RFC 6749 §5.2)'],
    ['import { conversations } from "../contract/conversations.js";'],
    ['// Linux 6.18 and UTF-16'],
    ["'@SUM(A1)'"],
    ["type Pair<R1> = { kind: 'R12' };"],
    ['// after a crash of Postgres (F14: 29 lost)'],
  ])('accepts %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('accepts a heading of docs that exists, and refuses one that does not', () => {
    expect(found('// docs/product.md#live-replies')).toEqual([]);
    expect(found('// docs/product.md#sign-in--tokens')).toEqual([]);
    expect(found('// docs/product.md#no-heading')).toEqual(['docs/product.md#no-heading']);
    expect(found('// docs/missing.md')).toEqual(['docs/missing.md']);
  });

  it('follows the links of a Markdown file from where it stands', () => {
    expect(found('[replies](product.md#live-replies)', 'docs/api.md')).toEqual([]);
    expect(found('[roles](product.md#roles)', 'docs/api.md')).toEqual(['](product.md#roles)']);
    expect(found('[elsewhere](https://example.org/a.md#b)', 'docs/api.md')).toEqual([]);
  });

  it('names the line of each reference', () => {
    expect(badReferences('a.ts', 'one\ntwo\n// quality C7\n', anchors)).toEqual([{ line: 3, found: 'quality C7' }]);
  });
});
