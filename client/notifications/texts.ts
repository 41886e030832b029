import english from '../../languages/en/notifications.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('notifications', english);
