import english from '../../languages/en/conversation-more.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** What the list of conversations loads on demand. */
export const moreText = textsOf('conversation-more', english);
