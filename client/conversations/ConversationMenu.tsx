import { lazy } from 'react';
import { MenuOnDemand } from '../ui/MenuOnDemand';
import type { ConversationMenuProps } from './OpenedConversationMenu';
import { titleOf } from './title';

const load = () => import('./OpenedConversationMenu');
const OpenedConversationMenu = lazy(async () => ({ default: (await load()).OpenedConversationMenu }));

/** The actions for one conversation, behind "⋯". */
export function ConversationMenu(props: ConversationMenuProps) {
  return (
    <MenuOnDemand
      label={`Actions for ${titleOf(props.conversation)}`}
      load={load}
      menu={(button) => <OpenedConversationMenu button={button} {...props} />}
    />
  );
}
