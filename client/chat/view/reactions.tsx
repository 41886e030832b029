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
export const REACTION_SIGNS: Readonly<Record<Reaction, { Sign: TablerIcon; label: string; color: string }>> = {
  like: { Sign: IconThumbUp, label: 'Like', color: 'plume' },
  love: { Sign: IconHeart, label: 'Love', color: 'red' },
  laugh: { Sign: IconMoodHappy, label: 'Laugh', color: 'sheen' },
  wow: { Sign: IconMoodSurprised, label: 'Wow', color: 'sheen' },
  sad: { Sign: IconMoodSad, label: 'Sad', color: 'ink' },
  angry: { Sign: IconMoodAngry, label: 'Angry', color: 'red' },
};
