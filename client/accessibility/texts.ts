import english from '../../languages/en/accessibility.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('accessibility', english);
