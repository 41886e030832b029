import english from '../../languages/en/chat.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of conversations, for grown-ups and in part for children. */
export const t = textsOf('chat', english);
