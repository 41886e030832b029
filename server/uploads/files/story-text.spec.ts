import { readStoryText, withoutHtml } from './story-text.js';

const read = (text: string) => readStoryText(Buffer.from(text));

it('reads Markdown, with one kind of line break and composed letters', () => {
  expect(read('\ufeff# The fox\r\n\r\nShe was a Fu\u0308chsin.\rThe *end*.\n')).toBe(
    '# The fox\n\nShe was a Füchsin.\nThe *end*.',
  );
});

it.each([
  ['One <b>bold</b> fox', 'One bold fox'],
  ['2 < 3 and 5 > 4', '2 < 3 and 5 > 4'],
  ['<!-- hidden -->The fox', 'The fox'],
  ['<img src=x onerror=alert(1)>The fox', 'The fox'],
  ['<scr<b>ipt>alert(1)</scr</b>ipt>', '&lt;script>alert(1)&lt;/script>'],
  ['The <a href="javascript:x"', 'The &lt;a href="javascript:x"'],
])('leaves no HTML of %j', (markdown, expected) => {
  expect(withoutHtml(markdown)).toBe(expected);
});

it.each([
  '<!DOCTYPE html><p>The fox</p>',
  ' \n<html>The fox</html>',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<?xml version="1.0"?><fox/>',
  'The fox\0',
  'The \u001b[31mfox',
])('takes no other file for a text: %j', (text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ problem: 'type_mismatch' }));
});

it('takes UTF-8 alone, and no empty text', () => {
  expect(() => readStoryText(Buffer.from('F\xfcchse', 'latin1'))).toThrow(
    expect.objectContaining({ problem: 'type_mismatch' }),
  );
  expect(() => read(' \n ')).toThrow(expect.objectContaining({ problem: 'unreadable_file' }));
});
