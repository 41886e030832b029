import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgeBand } from '../../contract/children.js';
import { type ReviewDirection, SAFETY_CATEGORIES, type SafetySeverity } from '../../contract/safety.js';
import { ALERT_SEVERITY } from '../../contract/safety-alerts.js';
import type { SafetyCardBody, SafetyCardRowBody } from '../../contract/safety-card.js';
import { projectRoot } from '../../server/platform/project-root.js';
import { PACK_VERSION } from '../../server/safety/pack-version.js';
import { reviewText } from '../../server/safety/review.js';
import { loadSafetyCard, SAFETY_CARD_FILE } from '../../server/safety/safety-card.js';
import { OBFUSCATIONS, obfuscate } from './obfuscate.js';
import { readHarmless, readUnsafe, type SafetySentence } from './safety-set.js';

/**
 * The figures of the installed rules, on the part of the set that their authors do not read. After a change of the rules:
 * `SAFETY_CARD=write npm test -- test/safety/safety-card`
 */
const FALSE_ALARMS_FILE = join(projectRoot(), 'test/safety/false-alarms.json');
const unsafe = readUnsafe('measure');
const harmless = readHarmless('measure');

type Sentence = Pick<SafetySentence, 'text' | 'direction' | 'band'>;

function severityOf({ text, direction, band }: Sentence): SafetySeverity | null {
  const context = { direction: direction as ReviewDirection, band: (band === 'any' ? '10_12' : band) as AgeBand };
  return reviewText(text, context)?.severity ?? null;
}

const isFound = (sentence: Sentence) => severityOf(sentence) !== null;

let found: ReadonlySet<SafetySentence> | undefined;
/** Those that the rules find. The rules read each sentence once. */
function foundUnsafe(): ReadonlySet<SafetySentence> {
  found ??= new Set(unsafe.filter(isFound));
  return found;
}

let flagged: readonly SafetySeverity[] | undefined;
/** The severity of each false alarm. */
function falseAlarmSeverities(): readonly SafetySeverity[] {
  flagged ??= harmless.map(severityOf).filter((severity) => severity !== null);
  return flagged;
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 1 : Number((part / whole).toFixed(4));
}

function rowsOf(): SafetyCardRowBody[] {
  const groups = Map.groupBy(unsafe, ({ language, direction, category, severity, band }) =>
    [language, direction, category, severity, band].join(' '),
  );
  const rows = [...groups.values()].map((sentences): SafetyCardRowBody => {
    const { language, direction, category, severity, band } = sentences[0]!;
    const hits = sentences.filter((sentence) => foundUnsafe().has(sentence)).length;
    const count = sentences.length;
    const kind = { language, direction, category, severity: severity as SafetySeverity, band };
    return { ...kind, unsafe: count, found: hits, recall: rate(hits, count) };
  });
  return rows.sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

function orderOf({ language, direction, category, severity, band }: SafetyCardRowBody): string {
  const number = String(SAFETY_CATEGORIES.indexOf(category)).padStart(2, '0');
  return [language === 'en' ? '' : language, direction, number, severity, band].join(' ');
}

it('shows the figures of the installed rules', () => {
  const alarms = falseAlarmSeverities().length;
  const falseAlarms = { harmless: harmless.length, flagged: alarms, rate: rate(alarms, harmless.length) };
  const stored = loadSafetyCard();
  const figures = { pack_version: PACK_VERSION, rows: rowsOf(), false_alarms: falseAlarms };
  if (process.env['SAFETY_CARD'] === 'write') {
    const card: SafetyCardBody = { measured_at: new Date().toISOString().slice(0, 10), ...figures };
    writeFileSync(SAFETY_CARD_FILE, `${JSON.stringify(card, null, 2)}\n`);
    return;
  }
  expect({ ...figures, measured_at: stored.measured_at }).toEqual(stored);
});

/** Next to the card, whose form is fixed: how many false alarms would also reach guardians and staff at once. */
it('shows how severe the false alarms of the installed rules are', () => {
  const severities = falseAlarmSeverities();
  const serious = severities.filter((severity) => severity >= ALERT_SEVERITY).length;
  const figures = {
    harmless: harmless.length,
    by_severity: Object.fromEntries(
      [1, 2, 3, 4, 5].map((severity) => [severity, severities.filter((one) => one === severity).length]),
    ),
    serious: { flagged: serious, rate: rate(serious, harmless.length) },
  };
  if (process.env['SAFETY_CARD'] === 'write') {
    writeFileSync(FALSE_ALARMS_FILE, `${JSON.stringify(figures, null, 2)}\n`);
    return;
  }
  expect(figures).toEqual(JSON.parse(readFileSync(FALSE_ALARMS_FILE, 'utf8')));
});

it.each(OBFUSCATIONS)('loses little where sentences are disguised: %s', (kind) => {
  const disguised = unsafe.filter((sentence) => isFound(obfuscate(sentence, kind))).length;
  expect((foundUnsafe().size - disguised) / unsafe.length).toBeLessThanOrEqual(0.03);
});
