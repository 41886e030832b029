import english from '../../languages/en/conversation.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** What other pages need, too. */
export const sharedText = textsOf('conversation', english);
