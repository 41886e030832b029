import { CATEGORY_SEVERITY, type ReviewDirection } from '../../contract/safety.ts';
import type { Thresholds } from '../../server/safety/model/model-file.ts';
import type { Judged } from './evaluate.ts';
import { isFlagged, isHarmless } from './thresholds.ts';

/** Prints what the model and the rules find together, by kinds of examples. */
export function report(
  judged: readonly Judged[],
  records: Readonly<Record<string, number>>,
  thresholds: Readonly<Record<ReviewDirection, Thresholds>>,
  withRules: boolean,
): void {
  const isFound = (text: Judged): boolean =>
    isFlagged(withRules ? text : { ...text, rule: null }, records, thresholds[text.prepared.example.direction]);
  const line = (name: string, texts: readonly Judged[]): string => {
    const flagged = texts.filter(isFound).length;
    return `${name} ${flagged}/${texts.length} ${(flagged / texts.length).toFixed(3)}`;
  };
  const groups = Map.groupBy(judged, kindOf);
  const lines = [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, texts]) => line(kind, texts));
  process.stdout.write(`${lines.join(' | ')}\n`);
}

function kindOf(text: Judged): string {
  const { category, direction, home } = text.prepared.example;
  if (text.prepared.example.isLibrary) return 'library';
  const { isTune, language } = text.prepared.example;
  if (isHarmless(text)) return `harmless ${direction}${language === 'en' ? '' : ' foreign'}${isTune ? ' tune' : ''}`;
  if (category.startsWith('conduct')) return 'conduct';
  return `severity ${home ? 5 : CATEGORY_SEVERITY[category as keyof typeof CATEGORY_SEVERITY]} ${direction}`;
}
