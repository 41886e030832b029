import { applyLanguage } from './language';
import { decimalText, numberText, percentText } from './numbers';

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
});
afterEach(() => applyLanguage('en'));

it.each([
  ['en', '999', '1,234', '4.0', '4', '1.3', '25%', '0.5%'],
  ['de', '999', '1.234', '4,0', '4', '1,3', '25\u00a0%', '0,5\u00a0%'],
  ['es', '999', '12.345', '4,0', '4', '1,3', '25\u00a0%', '0,5\u00a0%'],
] as const)(
  'writes counts, measures and shares as people do in %s',
  (language, small, large, whole, short, ...rest) => {
    applyLanguage(language);
    // Spanish groups from five digits on.
    const counts = [numberText(999), numberText(language === 'es' ? 12_345 : 1_234)];
    expect(counts).toEqual([small, large]);
    expect([decimalText(4, 1), decimalText(4, 1, 0), decimalText(1.26, 1, 0)]).toEqual([whole, short, rest[0]]);
    expect([percentText(0.25), percentText(0.005, 1)]).toEqual([rest[1], rest[2]]);
  },
);
