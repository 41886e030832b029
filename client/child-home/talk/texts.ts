import starters from '../../../languages/en/child-starters.json' with { type: 'json' };
import english from '../../../languages/en/child-talk.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

/** The texts of a child's talks, which load after its other screens. */
export const t = textsOf('child-talk', english);

/** What a child can say with one tap. */
export const starterText = textsOf('child-starters', starters);
