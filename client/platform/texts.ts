import english from '../../languages/en/platform.json' with { type: 'json' };
import { textsOf } from './languages/texts';

/** The texts of the first screen and of failed calls. Keep them few: they are part of the first script. */
export const t = textsOf('platform', english);
