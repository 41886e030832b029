import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from 'axe-core';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../server/platform/project-root.js';
import { painted } from './page-state.js';
import { until } from './wait.js';

const SERIOUS = ['serious', 'critical'];

/** The serious and critical findings of axe on the page, formatted for a failed test. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, SERIOUS);
}

/** All findings of axe on the page: also landmarks and headings that are missing or there twice. */
export function allFindings(page: Page): Promise<string[]> {
  return findings(page, [...SERIOUS, 'moderate', 'minor']);
}

/** Axe looks once at a page in each colour scheme: once on a phone, once in a wide window. Ends with the wide one. */
const LOOKS = [
  [320, null],
  [390, 'dark'],
  [1440, 'light'],
] as const;

/** What is wrong with an open page at any width: it scrolls sideways, or axe finds something. */
export async function faultsOfLooks(page: Page, find = seriousFindings): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await painted(page);
    const taken = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (taken > width) faults.push(`takes ${taken} of ${width} pixels`);
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    faults.push(...(await find(page)).map((finding) => `${width} pixels, ${colorScheme}: ${finding}`));
  }
  return faults;
}

interface Violation extends Pick<Result, 'id' | 'help' | 'impact'> {
  /** Where it was found. */
  places: string[];
}

/** Runs in the page. */
const CHECK = `(async () => {
  // Colours that fade into others have no contrast yet. What turns forever is not waited for.
  const moving = document.getAnimations().filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  );
  await Promise.allSettled(moving.map(({ finished }) => finished));
  // Describing what has passed takes a third of the time.
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, help, impact, nodes }) => {
    return { id, help, impact, places: nodes.map(({ target }) => target.join(' ')) };
  });
})()`;

async function findings(page: Page, impacts: readonly string[]): Promise<string[]> {
  // What belongs to the last question stays, dimmed, until the next answer comes.
  await until(async () => (await page.locator(':is(tbody, ul, section, [aria-busy=true])[data-stale]').count()) === 0);
  // The source is half a megabyte: to read it takes a page as long as the checks.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${await source()};0`);
  const violations = (await page.evaluate(CHECK)) as Violation[];
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? ''))
    .flatMap(({ id, help, places }) => places.map((place) => `${id}: ${help}: ${place}`));
}

let read: Promise<string> | undefined;
function source(): Promise<string> {
  read ??= readFile(join(projectRoot(), 'node_modules/axe-core/axe.min.js'), 'utf8');
  return read;
}
