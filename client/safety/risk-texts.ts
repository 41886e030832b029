import english from '../../languages/en/risks.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

/** What people call the kinds of risk. */
export const t = textsOf('risks', english);
