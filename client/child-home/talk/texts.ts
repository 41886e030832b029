import english from '../../../languages/en/child-talk.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

/** The texts of a child's talks, which load after its other screens. */
export const t = textsOf('child-talk', english);
