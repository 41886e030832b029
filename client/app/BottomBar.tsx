import { UnstyledButton } from '@mantine/core';
import { IconFeather, IconMenu2, IconMessageCircle, IconMessages } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { isWithin, normalPath } from '../access/access-rules';
import { CONVERSATION_VIEWS } from '../access/nav-items';
import classes from './BottomBar.module.css';
import { shellText } from './shell-texts';

const ITEMS = [
  { name: 'chat', path: '/chat', icon: IconMessageCircle, also: [] },
  { name: 'conversations', path: '/conversation-list', icon: IconMessages, also: CONVERSATION_VIEWS },
  { name: 'library', path: '/library', icon: IconFeather, also: ['/story', '/games'] },
] as const;

/** The most used pages and the menu, on a narrow screen. */
export function BottomBar({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const here = normalPath(useLocation().pathname);
  return (
    <nav className={classes.bar} aria-label={shellText('bottom.label')} data-toasts-above>
      {ITEMS.map(({ name, path, icon: Icon, also }) => {
        const isActive = [path, ...also].some((one) => isWithin(here, one));
        return (
          <Link
            key={path}
            to={path}
            className={classes.item}
            data-active={isActive || undefined}
            aria-current={isActive ? 'page' : undefined}
          >
            <Icon size={24} stroke={1.7} aria-hidden="true" />
            {shellText(`bottom.${name}`)}
          </Link>
        );
      })}
      <UnstyledButton className={classes.item} onClick={onMenu} aria-expanded={isMenuOpen}>
        <IconMenu2 size={24} stroke={1.7} aria-hidden="true" />
        {shellText('bottom.menu')}
      </UnstyledButton>
    </nav>
  );
}
