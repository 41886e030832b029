import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const SERIOUS = ['serious', 'critical'];

/** The serious and critical findings of axe on the page, formatted for a failed test. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, SERIOUS);
}

/** All findings of axe on the page: also landmarks and headings that are missing or there twice. */
export function allFindings(page: Page): Promise<string[]> {
  return findings(page, [...SERIOUS, 'moderate', 'minor']);
}

async function findings(page: Page, impacts: readonly string[]): Promise<string[]> {
  // Skips frames of other origins: the page has none, and axe would open a window for them.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Describing what has passed takes a third of the time.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`));
}
