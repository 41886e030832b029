import { UnstyledButton } from '@mantine/core';
import { avatarOf, colourOf } from '../children/child-words';
import type { ChildFieldsFragment } from '../gql/graphql';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import classes from './progress.module.css';
import { t } from './texts';

interface ChildTabsProps {
  items: readonly ChildFieldsFragment[];
  chosen: string;
  onChoose(id: string): void;
}

/** Chooses the child that a page is about. */
export function ChildTabs({ items, chosen, onChoose }: ChildTabsProps) {
  return (
    <fieldset className={classes.children}>
      <legend className="visually-hidden">{t('page.child')}</legend>
      {items.map(({ id, nickname, avatar, colour }) => (
        <UnstyledButton key={id} className={classes.child} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <ChildAvatar avatar={avatarOf(avatar)} colour={colourOf(colour)} size={32} />
          {nickname}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
