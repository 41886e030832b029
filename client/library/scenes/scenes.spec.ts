import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from './drawing';
import { DRAWN, drawingsOf, type Shelf } from './drawings';
import * as paint from './kit/paint';

const COLOURS: readonly string[] = Object.values(paint)
  .filter((value) => typeof value === 'string')
  .sort();

const drawn = await Promise.all(
  DRAWN.map(async (name) => {
    const [shelf, slug] = name.split('/') as [Shelf, string];
    const { cover, scenes } = (await drawingsOf(shelf, slug))!;
    return { name, shelf, slug, scenes, pictures: [cover, ...scenes] };
  }),
);
const pictures = drawn.flatMap(({ name, pictures }) =>
  pictures.map((drawing, index) => ({ name: `${name} ${index}`, drawing })),
);

function slugsOf(shelf: 'stories' | 'games' | 'guides'): string[] {
  return readdirSync(`content/${shelf}`).map((file) => file.replace(/\.(?:md|json)$/, ''));
}

function markup(drawing: Drawing): string {
  return renderToStaticMarkup(createElement('svg', null, drawing.shapes));
}

it.each(drawn.filter(({ shelf }) => shelf === 'story'))(
  '$name has scenes that begin in its text, in order',
  ({ slug, scenes }) => {
    const text = readFileSync(`content/stories/${slug}.md`, 'utf8');
    const places = scenes.map(({ from }) => text.indexOf(from));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(new Set(places).size).toBeGreaterThanOrEqual(2);
  },
);

it('are drawn for every story and every game', () => {
  const all = [
    ...slugsOf('stories').map((slug) => `story/${slug}`),
    ...slugsOf('games').map((slug) => `games/${slug}`),
  ];
  expect(all.length).toBeGreaterThanOrEqual(31);
  expect(all.filter((name) => !DRAWN.includes(name))).toEqual([]);
});

it('has a small drawing for every guide, each a different one', () => {
  const covers = slugsOf('guides').map(
    (slug) => /^cover: (.+)$/m.exec(readFileSync(`content/guides/${slug}.md`, 'utf8'))?.[1],
  );
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(covers.length);
});

it.each(pictures)('$name is said in one or two short sentences, each its own', ({ drawing: { alt } }) => {
  expect(alt).toMatch(/^[A-Z].{10,138}\.$/s);
  expect(pictures.filter(({ drawing }) => drawing.alt === alt)).toHaveLength(1);
});

it.each(pictures)('$name takes its colours from the paintbox, and is neither large nor empty', ({ drawing }) => {
  const svg = markup(drawing);
  const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(used.filter((colour) => colour !== 'none' && !COLOURS.includes(colour!))).toEqual([]);
  expect(new Set(used).size).toBeGreaterThanOrEqual(5);
  expect(svg.length).toBeGreaterThan(1200);
  expect(svg.length).toBeLessThan(13_000);
  // No ids, so that two pictures on one page never take each other's; no text, which no one could translate.
  expect(svg).not.toMatch(/\bid="|<text|<image|<use|href=|url\(|style=|NaN|undefined|\p{Emoji_Presentation}/u);
});

it.each(['light', 'dark', 'bedtime'])('keeps faces, lines and lights readable in the %s box', (look) => {
  const css = readFileSync('client/library/scenes/Scene.module.css', 'utf8').split('}');
  const rule = css[['light', 'dark', 'bedtime'].indexOf(look)]!;
  const box = Object.fromEntries(
    [...rule.matchAll(/--art-([a-z]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
  const contrast = (one: string, other: string) => {
    const [high, low] = [luminance(box[one]!), luminance(box[other]!)].sort((a, b) => b - a) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  // The ink of faces on skins and furs, and the lights of the night, say what happens.
  for (const face of ['skin', 'tan', 'cream', 'white', 'orange', 'yellow'])
    expect([face, contrast('ink', face) >= 4]).toEqual([face, true]);
  for (const face of ['umber', 'brown', 'grey', 'green'])
    expect([face, contrast('ink', face) >= 2.5]).toEqual([face, true]);
  for (const light of ['moon', 'glow', 'white'])
    expect([light, contrast(light, 'night') >= 4.5]).toEqual([light, true]);
});

it('has a box with every colour for light, dark and bedtime', () => {
  const css = readFileSync('client/library/scenes/Scene.module.css', 'utf8');
  const boxes = css
    .split('}')
    .map((rule) => [...rule.matchAll(/--art-([a-z]+):/g)].map(([, name]) => `var(--art-${name})`).sort());
  expect(boxes.filter((box) => box.length > 0)).toEqual([COLOURS, COLOURS, COLOURS]);
});

/** Of a colour such as `#fffaf0`, from 0 to 1, as WCAG counts it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
