import english from '../../languages/en/pages.json' with { type: 'json' };
import { textsOf } from './languages/texts';

/** The name of a page, for its tab and for the ways to it. */
export type PageName = keyof typeof english;
export const pageText = textsOf('pages', english);
