import english from '../../languages/en/voice.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('voice', english);
