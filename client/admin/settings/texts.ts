import english from '../../../languages/en/admin-settings.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('admin-settings', english);
