import type { AgeBand } from '../../../contract/children.js';

/** `sentence`: a child reads each sentence when it is checked. `answer`: it gets the whole answer at once. */
export type ReleaseUnit = 'sentence' | 'answer';

export const RELEASE_UNIT: Readonly<Record<AgeBand, ReleaseUnit>> = {
  '0_5': 'answer',
  '6_9': 'sentence',
  '10_12': 'sentence',
  '13_15': 'sentence',
  '16_17': 'sentence',
};
