import english from '../../../languages/en/admin-users.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-users', english);
