import type { CompanionBody } from '../../../contract/library';
import { t } from '../texts';

/** Who answers, in one line. Without an AI provider, Starling answers from its own guides. */
export function companionNote(kind: CompanionBody['kind'] | undefined): string {
  return kind === 'offline' ? t('about.offline') : t('about.ai');
}
