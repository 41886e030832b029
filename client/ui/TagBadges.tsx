import { tagColor } from '../../contract/conversations';
import { LazyTooltip } from './LazyTooltip';
import { Tag } from './Tag';
import classes from './TagBadges.module.css';
import { tagName } from './tag-name';
import { t } from './texts';

/** Tags shown before `+N`. */
const SHOWN = 4;

interface TagBadgesProps {
  tags: readonly string[];
  size?: 'xs' | 'sm';
}

/** Up to four tags in their colours, then `+N` with the rest on hover. */
export function TagBadges({ tags, size }: TagBadgesProps) {
  if (tags.length === 0) return null;
  const rest = tags.slice(SHOWN).map(tagName).join(', ');
  return (
    <div className={classes.tags}>
      {tags.slice(0, SHOWN).map((tag) => (
        <Tag key={tag} size={size} color={tagColor(tag)} data-tag={tag}>
          {tagName(tag)}
        </Tag>
      ))}
      {rest && (
        <LazyTooltip label={rest}>
          <Tag size={size} color="gray">
            <span aria-hidden="true">+{tags.length - SHOWN}</span>
            <span className="visually-hidden">{t('moreTags', { tags: rest })}</span>
          </Tag>
        </LazyTooltip>
      )}
    </div>
  );
}
