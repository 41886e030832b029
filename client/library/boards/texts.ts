import english from '../../../languages/en/play.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

/** The texts of games and of the pages of a story, for children and grown-ups alike. */
export const t = textsOf('play', english);
