import english from '../../languages/en/frame.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** What ui/ shows on every page with a sign-in. */
export const frameText = textsOf('frame', english);
