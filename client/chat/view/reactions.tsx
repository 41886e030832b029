import {
  IconHeart,
  IconMoodAngry,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSurprised,
  IconThumbUp,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Reaction } from '../../../contract/conversations';

/** The six reactions. Icons look the same on every system; emoji do not. */
export const REACTION_SIGNS: Readonly<Record<Reaction, { Sign: TablerIcon; color: string }>> = {
  like: { Sign: IconThumbUp, color: 'plume' },
  love: { Sign: IconHeart, color: 'red' },
  laugh: { Sign: IconMoodHappy, color: 'sheen' },
  wow: { Sign: IconMoodSurprised, color: 'sheen' },
  sad: { Sign: IconMoodSad, color: 'ink' },
  angry: { Sign: IconMoodAngry, color: 'red' },
};
