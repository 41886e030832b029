import { renderToStaticMarkup } from 'react-dom/server';
import { Logo, type LogoSize } from './Logo';

/** Without the ids, which differ in each rendering. */
const html = (size: LogoSize | number) =>
  renderToStaticMarkup(<Logo size={size} />).replace(/(id="|url\(#)[^")]*/g, '$1');
/** The shapes without the size. */
const shapes = (size: number) => html(size).replace(/^<svg[^>]*>/, '');

it.each([
  ['sm', 32],
  ['md', 64],
  ['lg', 100],
  ['xl', 200],
] as const)('the size %s is %d px', (size, pixels) => {
  expect(html(size)).toBe(html(pixels));
  expect(html(size)).toContain(`width="${pixels}" height="${pixels}"`);
});

it('the logo changes its drawing at 64, 100 and 200 px, and at no other size', () => {
  const drawings = [16, 32, 63, 64, 99, 100, 199, 200, 400].map(shapes);
  const distinct = [...new Set(drawings)];
  expect(drawings.map((drawing) => distinct.indexOf(drawing))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
});
