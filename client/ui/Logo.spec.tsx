import { renderToStaticMarkup } from 'react-dom/server';
import { Logo, type LogoSize } from './Logo';

/** Without the ids, which are of one rendering. */
const html = (size: LogoSize | number) =>
  renderToStaticMarkup(<Logo size={size} />).replace(/(id="|url\(#)[^")]*/g, '$1');
/** The shapes alone, whatever their size. */
const shapes = (size: number) => html(size).replace(/^<svg[^>]*>/, '');

it.each([
  ['sm', 32],
  ['md', 64],
  ['lg', 100],
  ['xl', 200],
] as const)('is %s at %d px', (size, pixels) => {
  expect(html(size)).toBe(html(pixels));
  expect(html(size)).toContain(`width="${pixels}" height="${pixels}"`);
});

it('changes its drawing at 64, 100 and 200 px, and nowhere else', () => {
  const drawings = [16, 32, 63, 64, 99, 100, 199, 200, 400].map(shapes);
  const distinct = [...new Set(drawings)];
  expect(drawings.map((drawing) => distinct.indexOf(drawing))).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
});
