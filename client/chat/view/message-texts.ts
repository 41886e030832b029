import english from '../../../languages/en/messages.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

/** The texts of messages and of what can be done to them, which load after the page. */
export const t = textsOf('messages', english);
