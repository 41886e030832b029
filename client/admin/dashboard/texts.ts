import english from '../../../languages/en/admin-dashboard.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-dashboard', english);
