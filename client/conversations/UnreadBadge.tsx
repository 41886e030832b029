import { Badge } from '@mantine/core';
import { unreadText } from './preview';
import { t } from './texts';

/** The number of unread replies, capped at `9+`. Renders nothing if all are read. */
export function UnreadBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <Badge variant="filled" size="sm" circle={count <= 9} miw={22} style={{ flexShrink: 0 }}>
      {unreadText(count)}
      <span className="visually-hidden"> {t('row.unread')}</span>
    </Badge>
  );
}
