import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('quotes text and doubles the quotes in it', () => {
    expect(csvLine(['plain', 'say "hi"', 'x,y', 'two\nlines'])).toBe('"plain","say ""hi""","x,y","two\nlines"\r\n');
  });

  it('writes numbers and booleans without quotes, so that a spreadsheet can use them', () => {
    expect(csvLine([4, -3, 0.5, true])).toBe('4,-3,0.5,true\r\n');
  });

  it('writes a cell without a value as an empty text', () => {
    expect(csvLine([null, undefined])).toBe('"",""\r\n');
  });

  it.each(['=1+1', '+49 30', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '=a,"b"'])(
    'keeps a spreadsheet from running %j as a formula',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell.replaceAll('"', '""')}"\r\n`);
    },
  );
});
