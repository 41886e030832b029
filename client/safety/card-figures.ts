import type { AgeBand } from '../../contract/children';
import { CONDUCT_CATEGORIES, type ReviewDirection, type SafetyCategory } from '../../contract/safety';
import type { SafetyCardBody, SafetyCardRowBody } from '../../contract/safety-card';
import { percentText } from '../platform/languages/numbers';

/** How many sentences of some kind there are, and how many of them were found. */
export interface Found {
  unsafe: number;
  found: number;
}

export interface CategoryFound extends Found {
  category: SafetyCategory;
}

type Band = AgeBand | 'any';

export interface BandFound extends Found {
  band: Band;
}

const BANDS: readonly Band[] = ['0_5', '6_9', '10_12', '13_15', '16_17', 'any'];
const CONDUCT: ReadonlySet<SafetyCategory> = new Set(CONDUCT_CATEGORIES);

export function isConduct(category: SafetyCategory): boolean {
  return CONDUCT.has(category);
}

export function total(rows: readonly Found[]): Found {
  return {
    unsafe: rows.reduce((sum, { unsafe }) => sum + unsafe, 0),
    found: rows.reduce((sum, { found }) => sum + found, 0),
  };
}

/** The three promises that matter most. Conduct is counted apart from its severities. */
export function headlines({ rows }: SafetyCardBody): { danger: Found; serious: Found; conduct: Found } {
  const topics = rows.filter(({ category }) => !isConduct(category));
  return {
    danger: total(topics.filter(({ severity }) => severity === 5)),
    serious: total(topics.filter(({ severity }) => severity === 4)),
    conduct: total(rows.filter(({ category }) => isConduct(category))),
  };
}

export function rowsOf(card: SafetyCardBody, language: string, direction: ReviewDirection): SafetyCardRowBody[] {
  return card.rows.filter((row) => row.language === language && row.direction === direction);
}

/** One line a category, the most severe first. */
export function byCategory(rows: readonly SafetyCardRowBody[]): CategoryFound[] {
  const sorted = [...rows].sort((one, other) => other.severity - one.severity);
  return distinct(sorted.map(({ category }) => category)).map((category) => ({
    category,
    ...total(rows.filter((row) => row.category === category)),
  }));
}

/** One line an age band, the youngest first. */
export function byBand(rows: readonly SafetyCardRowBody[]): BandFound[] {
  return BANDS.map((band) => ({ band, ...total(rows.filter((row) => row.band === band)) })).filter(
    ({ unsafe }) => unsafe > 0,
  );
}

/** The measured languages, the one with the most sentences first. */
export function languagesOf({ rows }: SafetyCardBody): string[] {
  const sentences = (language: string) => total(rows.filter((row) => row.language === language)).unsafe;
  return distinct(rows.map(({ language }) => language)).sort((one, other) => sentences(other) - sentences(one));
}

/** Rounded down, so that “100%” means all of them. */
export function percentFound({ unsafe, found }: Found): string {
  return percentText(Math.floor((100 * found) / unsafe) / 100);
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
