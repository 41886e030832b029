import english from '../../../languages/en/pairing.json' with { type: 'json' };
import { textsOf } from '../../platform/languages/texts';

export const t = textsOf('pairing', english);
