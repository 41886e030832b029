import english from '../../languages/en/ui.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('ui', english);
