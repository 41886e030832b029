import { cut, ownSummary, plainText, unreadText } from './preview';
import { previewOf } from './preview-line';

describe('cut', () => {
  it('keeps a text of exactly 80 characters', () => {
    expect(cut('a'.repeat(80))).toBe('a'.repeat(80));
  });

  it('cuts at 80 characters and adds an ellipsis', () => {
    expect(cut('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
  });

  it('never cuts an emoji in two', () => {
    expect(cut('👩‍👧‍👦'.repeat(81))).toBe(`${'👩‍👧‍👦'.repeat(80)}…`);
  });

  it('joins lines with a space', () => {
    expect(cut('one\n\n two ')).toBe('one two');
  });
});

describe('previewOf', () => {
  it('says who spoke', () => {
    expect(previewOf({ role: 'USER', content: 'Why is the sky blue?' })).toBe('You: Why is the sky blue?');
    expect(previewOf({ role: 'ASSISTANT', content: '## Light\n\nThe **sky** scatters [light](/x).' })).toBe(
      'AI: Light: The sky scatters light.',
    );
  });

  it('leaves the text of a person unchanged', () => {
    expect(previewOf({ role: 'USER', content: '2 * 3 * 4 and *this*' })).toBe('You: 2 * 3 * 4 and *this*');
  });
});

it.each([
  ['a list', '- one\n- *two*\n1. `three`', 'one; two; three'],
  [
    'a heading',
    '# A calm start\n\nPut the potty where she can see it.',
    'A calm start: Put the potty where she can see it.',
  ],
  ['a line in bold', '**A calm start**\nPut the potty there.', 'A calm start: Put the potty there.'],
  ['a rule', 'Good night.\n\n-----\n\n* * *\n\nSleep well.', 'Good night. Sleep well.'],
  ['a note in italics', '*I am offline, so this comes from the guide.*', 'I am offline, so this comes from the guide.'],
  ['a mark that lost its other half', '*I am offline, so this', 'I am offline, so this'],
  ['the end of a mark that was cut', 'from the **guide** only.* Next', 'from the guide only. Next'],
  ['a table', '| Age | Sleep |\n|---|:--:|\n| 3 | 12 hours |', 'Age, Sleep 3, 12 hours'],
  ['a quote', '> **Stay** close.\n> Wait.', 'Stay close. Wait.'],
  ['code', '```js\nlet a = 1;\n```', 'let a = 1;'],
])('removes the Markdown of %s', (_what, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

it.each(['2 * 3 * 4', 'snake_case_name', '5 - 3 = 2', '1.5 cups'])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text);
});

describe('ownSummary', () => {
  const lastMessage = { role: 'ASSISTANT' as const, content: '## A calm start\n\nPut the potty where she can see it.' };

  it('is null if it repeats the title', () => {
    const summary = 'Potty training: where do we start? – A calm start Put the potty';
    expect(ownSummary({ title: 'Potty training: where do we start?', summary, lastMessage: null })).toBeNull();
  });

  it('is null if it repeats the last message, also under another title', () => {
    const summary = 'Where do we start? – A calm start Put the potty where she can see it.';
    expect(ownSummary({ title: 'Our potty', summary, lastMessage })).toBeNull();
  });

  it('is shown as plain text if it says more', () => {
    const summary = 'How to begin potty training **gently**';
    expect(ownSummary({ title: 'Our potty', summary, lastMessage })).toBe('How to begin potty training gently');
    expect(ownSummary({ title: null, summary: null, lastMessage: null })).toBeNull();
  });
});

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [500, '9+'],
])('shows %i unread as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
