import english from '../../languages/en/time.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const timeText = textsOf('time', english);
