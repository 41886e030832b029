import { redact } from './redact.js';

describe('redact', () => {
  it.each([
    ['write to anna.b@mail.example.org please', 'write to [e-mail] please'],
    ['call +49 170 1234567 today', 'call [phone] today'],
    ['call (555) 123-4567', 'call [phone]'],
    ['0170/1234567', '[phone]'],
    ['Ünïcode@exämple.org', '[e-mail]'],
    ['a@b.example,c@d.example and a@b.co@d.example', '[e-mail],[e-mail] and [e-mail]@d.example'],
    [`${'x'.repeat(100)} y@z.example`, `${'x'.repeat(100)} [e-mail]`],
  ])('removes addresses and numbers from %j', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it.each(['3 apples and 12 pears', 'in 2026', 'pi is 3.14159', '12 - 5', 'tell @anna', 'a@b'])('keeps %j', (text) => {
    expect(redact(text)).toBe(text);
  });
});
