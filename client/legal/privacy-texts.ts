import english from '../../languages/en/privacy.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('privacy', english);
