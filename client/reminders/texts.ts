import english from '../../languages/en/reminders.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('reminders', english);
