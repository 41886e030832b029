import english from '../../languages/en/calendars.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('calendars', english);
