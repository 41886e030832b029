import { readFileSync } from 'node:fs';
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
  expect(svg).not.toMatch(/\bid="|<text|<image|NaN|undefined|\p{Emoji_Presentation}/u);
});

it('has a box with every colour for light, dark and bedtime', () => {
  const css = readFileSync('client/library/scenes/Scene.module.css', 'utf8');
  const boxes = css
    .split('}')
    .map((rule) => [...rule.matchAll(/--art-([a-z]+):/g)].map(([, name]) => `var(--art-${name})`).sort());
  expect(boxes.filter((box) => box.length > 0)).toEqual([COLOURS, COLOURS, COLOURS]);
});
