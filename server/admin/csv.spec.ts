import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('quotes every cell', () => {
    expect(csvLine(['a', null, 'say "hi"', 'x,y\nz'])).toBe('"a","","say ""hi""","x,y\nz"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keeps a spreadsheet from running %j', (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  });
});
