import english from '../../languages/en/terms.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('terms', english);
