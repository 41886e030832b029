import { cut, plainText } from './preview';
import { shownText } from './shown-text';
import { t } from './texts';

/** The last line of a row: the author and the beginning of the message. */
export function previewOf({ role, content }: { role: 'USER' | 'ASSISTANT'; content: string }): string {
  if (role === 'USER') return t('row.fromYou', { text: cut(shownText(content)) });
  return t('row.fromAi', { text: cut(plainText(shownText(content))) });
}
