import english from '../../languages/en/onboarding.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const t = textsOf('onboarding', english);
