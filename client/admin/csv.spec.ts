import { csvCell, toCsv } from './csv';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-cmd', "'-cmd"],
  ['@sum(a1)', "'@sum(a1)"],
  ['=a,"b"', '"\'=a,""b"""'],
  [-3, '-3'],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
])('writes %p as %s', (value, text) => {
  expect(csvCell(value)).toBe(text);
});

it('writes a head line and ends each line', () => {
  expect(toCsv(['day', 'messages'], [['2026-01-01', 4]])).toBe('day,messages\r\n2026-01-01,4\r\n');
});
