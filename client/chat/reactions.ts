import type { Reaction } from '../../contract/conversations';

/** The six reactions (spec §3), with what shows them. */
export const REACTION_SIGNS: Readonly<Record<Reaction, { sign: string; label: string }>> = {
  like: { sign: '👍', label: 'Like' },
  love: { sign: '❤️', label: 'Love' },
  laugh: { sign: '😄', label: 'Laugh' },
  wow: { sign: '😮', label: 'Wow' },
  sad: { sign: '😢', label: 'Sad' },
  angry: { sign: '😠', label: 'Angry' },
};
