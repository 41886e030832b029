import type { Page } from 'playwright-core';
import { until } from './wait.js';

/** The rows or cards of a list of conversations. */
export const rows = (page: Page) => page.locator('[data-conversation]');

export const titles = (page: Page) => page.locator('[data-conversation] h2').allInnerTexts();

/** Waits until the list shows exactly these conversations, in this order. */
export const shows = (page: Page, ...expected: string[]) =>
  until(async () => String(await titles(page)) === String(expected), { what: `the rows ${expected}` });

/**
 * Collects the names of the GraphQL operations that the page requests from now on. Notifications load when the page is idle,
 * so they can come at any time.
 */
export function operations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (name && name !== 'Notifications') names.push(name);
  });
  return names;
}
