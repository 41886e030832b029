import english from '../../../languages/en/admin-audit.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-audit', english);
