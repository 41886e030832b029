import { type ConversationType, TYPE_COLORS } from '../../contract/conversations';
import { Tag } from './Tag';
import { t } from './texts';

/** The type of a conversation in its colour. Accepts the spelling of REST and of GraphQL. */
export function TypeBadge({ type }: { type: ConversationType | Uppercase<ConversationType> }) {
  const kind = type.toLowerCase() as ConversationType;
  return (
    <Tag color={TYPE_COLORS[kind]} data-type={kind}>
      {t(`type.${kind}`)}
    </Tag>
  );
}
