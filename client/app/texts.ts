import english from '../../languages/en/app.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts that every page may need at once. Keep them few: they are part of the first script. */
export const t = textsOf('app', english);
