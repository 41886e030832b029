import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PICTURE_KEYS } from '../../../contract/pictures';
import { DRAWINGS } from './Picture';

/** What a program shows of its own: written content, screens and the words of the service. Tests may hold anything. */
const SOURCES = ['content', 'client', 'contract', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|md|css|html|svg)$/.test(file) && !/\.i?spec\.tsx?$|\.itest\.ts$/.test(file))
    .map((file) => join(folder, file)),
);
/** Signs that a system draws as a picture, if it can draw them at all. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

it('are all drawn, and nothing is drawn that content cannot name', () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...PICTURE_KEYS].sort());
});

it.each(Object.entries(DRAWINGS))('%s is drawn in plain colours, with nothing from elsewhere', (_name, shapes) => {
  const svg = renderToStaticMarkup(createElement('svg', null, shapes));
  const used = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!);
  expect(used.filter((colour) => colour !== 'none' && !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  expect(svg).not.toMatch(/\bid="|<text|<image|<use|href=|url\(|style=|NaN|undefined/);
});

it('are drawn, never emoji, which some devices show as empty boxes', () => {
  expect(SOURCES.length).toBeGreaterThan(400);
  expect(SOURCES.filter((file) => EMOJI.test(readFileSync(file, 'utf8')))).toEqual([]);
});
