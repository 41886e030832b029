import { Divider, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { checkAccess } from '../access/access-rules';
import { activeItem, type NavItem, sideBarItems } from '../access/nav-items';
import { useUser } from '../session/useSession';
import { ComingLater } from './ComingLater';
import classes from './SideBar.module.css';
import { Labelled, SideBarLink } from './SideBarItem';
import { SideBarTalks } from './SideBarTalks';
import { shellText } from './shell-texts';
import { useLogout } from './useLogout';

interface SideBarProps {
  isCollapsed: boolean;
  /** Without it, the bar has no collapse button. The drawer on narrow screens passes none. */
  onToggle?: () => void;
}

/** The main navigation: for staff their own pages first, then the family's, then the last talks. Logout comes last. */
export function SideBar({ isCollapsed, onToggle }: SideBarProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const logout = useLogout();
  const { staff, learning, family, coming } = sideBarItems(user);
  const active = activeItem([...staff, ...learning, ...family], pathname);
  const link = (item: NavItem) => (
    <SideBarLink key={item.path} item={item} isActive={item === active} isCollapsed={isCollapsed} />
  );
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.bar} data-collapsed={isCollapsed || undefined}>
      {onToggle && (
        <Labelled label={shellText('side.expand')} isCollapsed={isCollapsed}>
          <UnstyledButton
            className={classes.item}
            onClick={onToggle}
            aria-expanded={!isCollapsed}
            aria-label={shellText(isCollapsed ? 'side.expand' : 'side.collapse')}
          >
            <ToggleIcon size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
            <span className={classes.label}>{shellText('side.collapseShort')}</span>
          </UnstyledButton>
        </Labelled>
      )}
      {staff.length > 0 && (
        <>
          {!isCollapsed && (
            <p className={classes.heading} aria-hidden="true">
              {shellText('side.staff')}
            </p>
          )}
          <ul className={classes.list} aria-label={shellText('side.staff')}>
            {staff.map(link)}
          </ul>
          <Divider className={classes.divider} />
        </>
      )}
      <ul className={classes.list}>{learning.map(link)}</ul>
      <Divider className={classes.divider} />
      <ul className={classes.list}>
        {family.map(link)}
        {coming.length > 0 && <ComingLater items={coming} isCollapsed={isCollapsed} />}
      </ul>
      {checkAccess(user, '/conversation-list').isAllowed && <SideBarTalks isCollapsed={isCollapsed} />}
      <ul className={`${classes.list} ${classes.last}`}>
        <li>
          <Labelled label={shellText('side.logout')} isCollapsed={isCollapsed}>
            <UnstyledButton
              className={classes.item}
              onClick={logout}
              aria-label={isCollapsed ? shellText('side.logout') : undefined}
            >
              <IconLogout size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
              <span className={classes.label}>{shellText('side.logout')}</span>
            </UnstyledButton>
          </Labelled>
        </li>
      </ul>
    </div>
  );
}
