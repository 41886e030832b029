import { Badge } from '@mantine/core';
import { unreadText } from './preview';

/** How many answers have not been read, capped at `9+`; nothing where there are none. */
export function UnreadBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <Badge variant="filled" size="sm" circle={count <= 9} miw={22} style={{ flexShrink: 0 }}>
      {unreadText(count)}
      <span className="visually-hidden"> unread</span>
    </Badge>
  );
}
