import english from '../../languages/en/problems.json' with { type: 'json' };
import { textsOf } from '../platform/languages/texts';

export const problemText = textsOf('problems', english);
