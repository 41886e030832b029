import type { PictureKey } from '../../../contract/pictures';
import type { ChatMessage } from '../../chat/store/chat-message';
import { t } from './texts';

export interface CalmEnding {
  /** `birds`: a big one and a small one. */
  picture: PictureKey | 'birds';
  title: string;
  text: string;
}

/** The endings that guardians' rules bring. Each is a card of its own; null: the message is an answer like others. */
export function calmEnding({
  responseType,
  content,
}: Pick<ChatMessage, 'responseType' | 'content'>): CalmEnding | null {
  switch (responseType) {
    case 'needs_parent':
      return {
        picture: 'birds',
        title: t('ending.ask'),
        text: t('ending.askText'),
      };
    case 'declined':
      return { picture: 'leaf', title: t('ending.declined'), text: content };
    case 'topic_blocked':
      return { picture: 'umbrella', title: t('ending.blocked'), text: content };
    default:
      return null;
  }
}
