import english from '../../languages/en/sign-in.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** The texts of the form, of links in mails and of a sign-in under way. */
export const t = textsOf('sign-in', english);
