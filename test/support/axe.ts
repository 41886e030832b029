import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical on the page, in a form that reads well in a failed test; empty where nothing. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Frames of other origins are not looked into: there are none, and axe would open a window for it.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}
