import english from '../../languages/en/library.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of the library of grown-ups. */
export const t = textsOf('library', english);
