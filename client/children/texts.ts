import english from '../../languages/en/children.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('children', english);
