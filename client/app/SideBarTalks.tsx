import { Divider } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { normalPath } from '../access/access-rules';
import { CONVERSATION_VIEWS } from '../access/nav-items';
import { forgetCurrentChat } from '../chat/store/current-chat';
import type { ChatPageState } from '../conversations/useNewChat';
import classes from './SideBar.module.css';
import { Labelled } from './SideBarItem';
import { shellText } from './shell-texts';

const RecentTalks = lazy(async () => ({ default: (await import('./RecentTalks')).RecentTalks }));

/** New Chat, and below it the last talks where the page itself does not list them. */
export function SideBarTalks({ isCollapsed }: { isCollapsed: boolean }) {
  const { pathname, key } = useLocation();
  const isListPage = ['/conversation-list', ...CONVERSATION_VIEWS].includes(normalPath(pathname));
  return (
    <>
      <Divider className={classes.divider} />
      <Labelled label={shellText('side.newChat')} isCollapsed={isCollapsed}>
        <Link
          to="/chat"
          state={{ newChat: key } satisfies ChatPageState}
          onClick={forgetCurrentChat}
          className={classes.item}
          data-primary
          aria-label={isCollapsed ? shellText('side.newChat') : undefined}
        >
          <IconPlus size={22} stroke={1.9} className={classes.icon} aria-hidden="true" />
          <span className={classes.label}>{shellText('side.newChat')}</span>
        </Link>
      </Labelled>
      {!isCollapsed && !isListPage && (
        <Suspense>
          <RecentTalks />
        </Suspense>
      )}
    </>
  );
}
