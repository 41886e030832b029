import { lazy } from 'react';
import { MenuOnDemand } from '../ui/MenuOnDemand';
import type { ConversationMenuProps } from './OpenedConversationMenu';
import { t } from './texts';
import { titleOf } from './title';

const load = () => import('./OpenedConversationMenu');
const OpenedConversationMenu = lazy(async () => ({ default: (await load()).OpenedConversationMenu }));

/** The actions for one conversation, behind "⋯". */
export function ConversationMenu(props: ConversationMenuProps) {
  return (
    <MenuOnDemand
      label={t('action.menu', { title: titleOf(props.conversation) })}
      load={load}
      menu={(button) => <OpenedConversationMenu button={button} {...props} />}
    />
  );
}
