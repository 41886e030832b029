import { Badge, Group, Tooltip } from '@mantine/core';
import { tagColor } from '../../contract/conversations';

/** Tags shown before `+N` (spec §9). */
const SHOWN = 4;

/** Up to four tags in the spec's colours, then `+N` with the rest on hover. */
export function TagBadges({ tags, size = 'sm' }: { tags: readonly string[]; size?: 'xs' | 'sm' | 'md' }) {
  if (tags.length === 0) return null;
  const rest = tags.slice(SHOWN);
  return (
    <Group gap={6}>
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag} size={size} color={tagColor(tag)} data-tag={tag}>
          {tag}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Tooltip label={rest.join(', ')}>
          <Badge size={size} color="gray" aria-label={`and ${rest.join(', ')}`}>
            +{rest.length}
          </Badge>
        </Tooltip>
      )}
    </Group>
  );
}
