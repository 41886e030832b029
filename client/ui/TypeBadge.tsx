import { Badge } from '@mantine/core';
import { type ConversationType, TYPE_COLORS } from '../../contract/conversations';

/** The kind of a conversation in its colour (spec §3). Takes REST's and GraphQL's spelling. */
export function TypeBadge({
  type,
  size = 'sm',
}: {
  type: ConversationType | Uppercase<ConversationType>;
  size?: string;
}) {
  const kind = type.toLowerCase() as ConversationType;
  return (
    <Badge size={size} color={TYPE_COLORS[kind]} data-type={kind}>
      {kind.charAt(0).toUpperCase() + kind.slice(1)}
    </Badge>
  );
}
