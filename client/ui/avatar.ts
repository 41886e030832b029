import type { Presence } from '../../contract/users';
import { frameText } from './frame-texts';

/** The 12 colours of avatars, each dark enough for white initials. */
export const AVATAR_COLORS = [
  '#6549c4',
  '#0f766e',
  '#9a5d05',
  '#b4325e',
  '#1d6fa5',
  '#5b7a1c',
  '#8a3fa8',
  '#b04a24',
  '#3d56b8',
  '#1c7a4b',
  '#96364a',
  '#4e5a82',
] as const;

/** One of the 12 colours, always the same for the same name. */
export function avatarColor(name: string): string {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return AVATAR_COLORS[hash % AVATAR_COLORS.length] ?? AVATAR_COLORS[0];
}

/** The first letters of the first and the last word, in capitals. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '?')][0]?.toLocaleUpperCase() ?? '?').join('');
}

/** The colour of the status dot. */
export function statusColor(presence: Presence): string {
  switch (presence) {
    case 'online':
      return 'green';
    case 'away':
      return 'yellow';
    case 'do_not_disturb':
      return 'red';
    default:
      return 'gray';
  }
}

/** The label of a presence. */
export const presenceLabel = (presence: Presence): string => frameText(`presence.${presence}`);
