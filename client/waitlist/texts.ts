import english from '../../languages/en/waitlist.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('waitlist', english);
