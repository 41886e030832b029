import type { AgeBand } from '../../contract/children.ts';
import type { HelpLineBody } from '../../contract/help-lines.ts';
import type { Language } from '../../contract/languages.ts';
import { INPUT_CATEGORIES } from '../../contract/safety.ts';
import { textsIn } from '../platform/languages/texts.ts';
import { helpText } from './help-text.ts';
import type { UnsafeVerdict } from './safety-verdict.ts';

/** From this severity on, an answer to a child names help lines. */
const HELP_SEVERITY = 4;

/** What an answer to an adult has words of its own for. */
const ADULT_CATEGORIES = ['self_harm', 'abuse', 'sexual', 'violence', 'drugs', 'eating_disorder', 'secrecy'] as const;

/** What an answer is written for. */
export interface SafetyReader {
  /** Null: an adult. */
  readonly band: AgeBand | null;
  readonly language: Language;
}

/**
 * The reply to a text that needs a safety answer, or that could not be checked. `lines` are those of the household's country;
 * without any, the reply offers help that exists everywhere. A child whose message was mild is led on without them.
 */
export function safetyAnswer(
  verdict: UnsafeVerdict | 'unchecked',
  { band, language }: SafetyReader,
  lines: readonly HelpLineBody[] = [],
): string {
  if (band !== null) return answerToChild(verdict, band, language, lines);
  const t = textsIn(language, 'safety-answers');
  const category = ADULT_CATEGORIES.find((one) => verdict !== 'unchecked' && one === verdict.category);
  const opening = category ? t(`adults.${category}`) : t('unchecked.adult');
  const trust = `- ${t('trust.adult')}`;
  const help =
    lines.length > 0
      ? `${helpText(lines, language)}\n${trust}`
      : `- ${t('anywhere.danger')}\n${trust}\n- ${t('anywhere.lines')}`;
  return `${opening}\n\n${help}\n\n${t('ending.adult')}`;
}

/**
 * The first words to a child, by what the rules found. They are short, for readers of nine years, and never call Starling a
 * friend.
 */
export function openingForChild(verdict: UnsafeVerdict | 'unchecked', band: AgeBand, language: Language): string {
  const t = textsIn(language, 'safety-answers');
  const category = INPUT_CATEGORIES.find((one) => verdict !== 'unchecked' && one === verdict.category);
  if (!category) return t('unchecked.child');
  return t(`children.${category}.${band === '13_15' || band === '16_17' ? 'older' : 'younger'}`);
}

function answerToChild(
  verdict: UnsafeVerdict | 'unchecked',
  band: AgeBand,
  language: Language,
  lines: readonly HelpLineBody[],
): string {
  const t = textsIn(language, 'safety-answers');
  const opening = openingForChild(verdict, band, language);
  const isMild = verdict !== 'unchecked' && verdict.severity < HELP_SEVERITY;
  if (isMild) return `${opening}\n\n${t('ending.mild')}`;
  const help =
    lines.length > 0
      ? helpText(lines, language)
      : `- ${t('anywhereForChildren.danger')}\n- ${t('anywhereForChildren.lines')}`;
  return `${opening}\n\n${help}\n- ${t('trust.child')}`;
}
