import { HIDDEN_TEXT } from '../../contract/conversations';
import { AI_ERROR_TEXT } from '../../contract/errors';
import english from '../../languages/en/fixed-texts.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

const t = textsOf('fixed-texts', english);

/** A message as its reader sees it. What the service writes for every reader in English is in the language of this one. */
export function shownText(content: string): string {
  if (content === HIDDEN_TEXT) return t('hidden');
  return content === AI_ERROR_TEXT ? t('failed') : content;
}
