import { Badge, Menu, Text } from '@mantine/core';
import { IconBook2, IconBooks, IconFileText, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { joinNames } from '../children/child-words';
import type { ChildFieldsFragment, ContentFieldsFragment } from '../gql/graphql';
import { RowMenu } from '../ui/RowMenu';
import { problemText, sizeText } from './content-words';
import classes from './contents.module.css';
import { t } from './texts';

export type ContentAction = 'open' | 'shelves' | 'rename' | 'delete';

interface ContentCardProps {
  content: ContentFieldsFragment;
  /** Whose shelves the reader may fill with it. */
  wards: readonly ChildFieldsFragment[];
  /** Whether the reader may rename it. */
  mayChange: boolean;
  mayDelete: boolean;
  onAction: (action: ContentAction) => void;
}

const ICONS = { STORY: IconBook2, PICTURE: IconPhoto, WORKSHEET: IconFileText };

/** One content of a shelf: what it is, on whose shelf it stands, and what can be done with it. */
export function ContentCard({ content, wards, mayChange, mayDelete, onAction }: ContentCardProps) {
  const { title, kind, status, problem, size } = content;
  const isReady = status === 'SUCCESS';
  const small = content.variants.toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0)).find(({ width }) => width);
  const Icon = ICONS[kind];
  const shelves = wards.filter(({ id }) => content.childIds.includes(id)).map(({ nickname }) => nickname);
  return (
    <li className={classes.card} data-content={content.id}>
      <span className={classes.picture} data-kind={kind.toLowerCase()}>
        {small && isReady ? (
          <img
            src={small.url}
            alt=""
            width={small.width ?? undefined}
            height={small.height ?? undefined}
            loading="lazy"
          />
        ) : (
          <Icon size={40} stroke={1.4} aria-hidden="true" />
        )}
      </span>
      <div className={classes.text}>
        <h2 className={classes.title}>
          {isReady ? (
            <button type="button" className={classes.open} onClick={() => onAction('open')}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        <Text size="sm" c={status === 'ERROR' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {status === 'ERROR' && problemText(problem)}
          {status === 'UPLOADING' && t('card.incomplete')}
          {status === 'CANCELLED' && t('card.cancelled')}
          {isReady && (kind === 'STORY' ? t('kind.story') : `${t(`kind.${kindName(kind)}`)} · ${sizeText(size)}`)}
        </Text>
        {shelves.length > 0 && (
          <Badge variant="light" mt={6} maw="100%">
            {t('card.onShelf', { names: joinNames(shelves) })}
          </Badge>
        )}
      </div>
      {(mayChange || (isReady && wards.length > 0)) && (
        <RowMenu label={t('card.actions', { title })}>
          {isReady && wards.length > 0 && (
            <Menu.Item leftSection={<IconBooks size={18} />} onClick={() => onAction('shelves')}>
              {t('card.shelves')}
            </Menu.Item>
          )}
          {mayChange && (
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => onAction('rename')}>
              {t('card.rename')}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onAction('delete')}>
              {t('card.delete')}
            </Menu.Item>
          )}
        </RowMenu>
      )}
    </li>
  );
}

function kindName(kind: ContentFieldsFragment['kind']) {
  return kind.toLowerCase() as Lowercase<typeof kind>;
}
