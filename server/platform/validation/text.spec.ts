import { cutText } from './text.js';

describe('cutting a text', () => {
  it('keeps a text that is short enough', () => {
    expect(cutText('a snail 🐌', 10)).toBe('a snail 🐌');
  });

  it('never cuts a surrogate pair, which Postgres would refuse', () => {
    expect(cutText(`${'x'.repeat(199)}😀`, 200)).toBe('x'.repeat(199));
    expect(cutText(`${'x'.repeat(198)}😀😀`, 200)).toBe(`${'x'.repeat(198)}😀`);
  });
});
