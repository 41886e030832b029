import english from '../../../languages/en/admin-waitlist.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-waitlist', english);
