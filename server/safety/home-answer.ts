import type { HelpLineBody } from '../../contract/help-lines.ts';
import { NOT_SHOWN_TO_FAMILY } from '../../contract/home-answers.ts';
import type { Language } from '../../contract/languages.ts';
import { textsIn } from '../platform/languages/texts.ts';
import { helpText } from './help-text.ts';

/**
 * The answer to a child who tells of harm that may come from home, in a talk or where it asks its grown-ups for something.
 * It says truly what happens to the words.
 */
export function homeAnswer(lines: readonly HelpLineBody[], place: 'talk' | 'request', language: Language): string {
  const t = textsIn(language, 'safety-answers');
  return [
    t('home.thanks'),
    `**${NOT_SHOWN_TO_FAMILY[language]}** ${t(`home.${place}`)}`,
    t('home.program'),
    helpText(lines, language),
    t('home.outside'),
  ].join('\n\n');
}

/**
 * The answer to what the child writes next. `opening` are the words for what the rules found in it, such as a wish to die;
 * without them it may be anything.
 */
export function homeFollowUp(lines: readonly HelpLineBody[], opening: string | null, language: Language): string {
  const t = textsIn(language, 'safety-answers');
  return [
    opening ?? t('home.listening'),
    `**${NOT_SHOWN_TO_FAMILY[language]}** ${t('home.people')}`,
    helpText(lines, language),
    t('home.outside'),
    t('home.another'),
  ].join('\n\n');
}
