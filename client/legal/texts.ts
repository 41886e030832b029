import english from '../../languages/en/legal.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('legal', english);
