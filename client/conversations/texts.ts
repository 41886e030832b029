import english from '../../languages/en/conversations.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('conversations', english);
