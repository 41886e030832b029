import { cut, plainText, previewOf, unreadText } from './preview';

describe('cut', () => {
  it('keeps what is exactly 80 characters long', () => {
    expect(cut('a'.repeat(80))).toBe('a'.repeat(80));
  });

  it('cuts at 80 characters and adds an ellipsis', () => {
    expect(cut('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
  });

  it('never cuts an emoji in two', () => {
    expect(cut('👩‍👧‍👦'.repeat(81))).toBe(`${'👩‍👧‍👦'.repeat(80)}…`);
  });

  it('joins lines', () => {
    expect(cut('one\n\n two ')).toBe('one two');
  });
});

describe('previewOf', () => {
  it('says who spoke', () => {
    expect(previewOf({ role: 'USER', content: 'Why is the sky blue?' })).toBe('You: Why is the sky blue?');
    expect(previewOf({ role: 'ASSISTANT', content: '## Light\n\nThe **sky** scatters [light](/x).' })).toBe(
      'AI: Light The sky scatters light.',
    );
  });

  it('leaves what a person wrote as it is', () => {
    expect(previewOf({ role: 'USER', content: '2 * 3 * 4' })).toBe('You: 2 * 3 * 4');
  });
});

it('takes Markdown off, but not arithmetic', () => {
  expect(plainText('- one\n- *two*\n1. `three`')).toBe('one\ntwo\nthree');
  expect(plainText('2 * 3 * 4')).toBe('2 * 3 * 4');
});

it.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [500, '9+'],
])('shows %i unread as %s', (count, text) => {
  expect(unreadText(count)).toBe(text);
});
