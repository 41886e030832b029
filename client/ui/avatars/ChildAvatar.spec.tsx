import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { AVATARS, CHILD_COLOURS } from '../../../contract/children';
import { AVATAR_DRAWINGS, ChildAvatar } from './ChildAvatar';

const STYLES = readFileSync('client/ui/avatars/child-colour.module.css', 'utf8');
const INK = '#111628';
/** The backgrounds of the light theme and of the child's home; of the dark theme and of the theme Starling. */
const LIGHT_PAGES = ['#fbf6ee', '#fff6e5'];
const DARK_PAGES = ['#151a2c', '#1a1433'];

test('every avatar that a child may have is drawn, and no other', () => {
  expect(Object.keys(AVATAR_DRAWINGS).sort()).toEqual([...AVATARS].sort());
});

test('an avatar with a label is a picture of that name, and one without is decoration', () => {
  const named = renderToStaticMarkup(<ChildAvatar avatar="fox" colour="teal" label="Fox" />);
  expect(named).toContain('role="img" aria-label="Fox"');
  expect(renderToStaticMarkup(<ChildAvatar avatar="fox" colour="teal" />)).toContain('aria-hidden="true"');
});

test.each(CHILD_COLOURS)('%s carries ink text, and frames and text in it are readable on every page', (colour) => {
  const [light, dark] = [...STYLES.matchAll(new RegExp(`data-child-colour="${colour}"\\] \\{([^}]+)\\}`, 'g'))].map(
    ([, rules = '']) =>
      Object.fromEntries([...rules.matchAll(/--child-(\w+): (#\w{6})/g)].map(([, name, hex]) => [name, hex])),
  );
  expect(contrast(light?.['ground'], INK)).toBeGreaterThan(7);
  for (const page of LIGHT_PAGES) expect(contrast(light?.['strong'], page)).toBeGreaterThan(4.5);
  for (const page of DARK_PAGES) expect(contrast(dark?.['strong'], page)).toBeGreaterThan(4.5);
});

/** The contrast ratio of WCAG 2 between two colours (`#rrggbb`): 1 to 21. */
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
