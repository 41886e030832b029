import { Avatar, Indicator } from '@mantine/core';
import type { Presence } from '../../contract/users';
import { avatarColor, initials, presenceLabel, statusColor } from './avatar';

interface UserAvatarProps {
  name: string;
  /** The address of a picture. Initials show without one, or if it does not load. */
  picture?: string | null;
  /** Shows the status dot. */
  presence?: Presence;
  size?: number;
}

/** A user's picture or initials, with a status dot. */
export function UserAvatar({ name, picture, presence, size = 38 }: UserAvatarProps) {
  const avatar = (
    <Avatar
      src={picture ?? null}
      alt={name}
      size={size}
      radius={size}
      variant="filled"
      color={avatarColor(name)}
      imageProps={{ referrerPolicy: 'no-referrer' }}
    >
      {initials(name)}
    </Avatar>
  );
  if (!presence) return avatar;
  return (
    <Indicator
      color={statusColor(presence)}
      size={Math.max(10, Math.round(size / 3.5))}
      offset={Math.round(size / 8)}
      position="bottom-end"
      withBorder
      title={presenceLabel(presence)}
      data-presence={presence}
    >
      {avatar}
    </Indicator>
  );
}
