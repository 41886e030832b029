import english from '../../languages/en/shell-more.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** What the frame loads on demand. */
export const moreText = textsOf('shell-more', english);
