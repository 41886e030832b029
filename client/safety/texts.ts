import english from '../../languages/en/safety.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of the public page about safety. */
export const t = textsOf('safety', english);
