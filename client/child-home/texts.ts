import english from '../../languages/en/child-home.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of a child's screens, but for those of its talks. */
export const t = textsOf('child-home', english);
