import type { Page } from 'playwright-core';

/**
 * Waits until the page has answered to its last change, such as another width: listeners of media queries run with the next
 * frame, and React draws after them. Not for pages whose clock is stopped: they have no frames.
 */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  );
}

/** Stops the clock of a page before it is opened, so that nothing that it shows for a time alone goes away. */
export async function stopClock({ clock }: Pick<Page, 'clock'>): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

/**
 * Waits until the page of the family has all its parts, for a family whose children are called Mia. What comes later above
 * a button moves it, perhaps in the middle of a click.
 */
export async function familyShows(page: Page): Promise<void> {
  await page.getByRole('listitem', { name: /^Mia/ }).getByRole('button').first().waitFor();
  await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}
