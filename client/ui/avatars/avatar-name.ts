import type { Avatar } from '../../../contract/children';

/** The name of the drawing, for labels: "Owl". */
export function avatarName(avatar: Avatar): string {
  return avatar.charAt(0).toUpperCase() + avatar.slice(1);
}
