import english from '../../languages/en/recurrence.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('recurrence', english);
