import type { HelpLineBody } from '../../contract/help-lines.ts';
import type { Language } from '../../contract/languages.ts';
import { textsIn } from '../platform/languages/texts.ts';

/** A message names the emergency number and so many lines: more would be hard to choose from. */
const LINES_MAX = 3;

/** Help lines as a list in a message, the emergency number first. A number comes before an address. */
export function helpText(lines: readonly HelpLineBody[], language: Language): string {
  const t = textsIn(language, 'safety-answers');
  const shown = lines.slice(0, 1 + LINES_MAX);
  return shown
    .map((line) => `- ${line.is_emergency ? t('line.emergency', { call: line.call }) : lineText(line, language)}`)
    .join('\n');
}

function lineText({ name, call, text, url }: HelpLineBody, language: Language): string {
  const t = textsIn(language, 'safety-answers');
  const [first = '', second] = [
    ...(call ? [t('line.call', { call })] : []),
    ...(text && text !== call ? [t('line.text', { text })] : []),
    ...(call === null && text === null && url ? [url.replace(/^https:\/\//, '')] : []),
  ];
  return `${name}: ${second ? t('line.either', { first, second }) : first}`;
}
