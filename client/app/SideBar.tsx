import { Divider, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '../platform/useSession';
import { LazyTooltip } from '../ui/LazyTooltip';
import { isWithin, normalPath } from './access-rules';
import { isComingSoon } from './coming-soon';
import { type Place, sideBarPlaces } from './places';
import classes from './SideBar.module.css';
import { useLogout } from './useLogout';

interface SideBarProps {
  isCollapsed: boolean;
  /** Without it there is no button to collapse: the drawer of a narrow screen. */
  onToggle?: () => void;
}

/** The places of the product in the spec's order, Logout last. */
export function SideBar({ isCollapsed, onToggle }: SideBarProps) {
  const { learning, family } = sideBarPlaces(useUser());
  const logout = useLogout();
  const item = (place: Place) => <SideBarItem key={place.path} place={place} isCollapsed={isCollapsed} />;
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.bar} data-collapsed={isCollapsed || undefined}>
      {onToggle && (
        <Labelled label="Expand side bar" isCollapsed={isCollapsed}>
          <UnstyledButton
            className={classes.item}
            onClick={onToggle}
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? 'Expand side bar' : 'Collapse side bar'}
          >
            <ToggleIcon size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
            <span className={classes.label}>Collapse</span>
          </UnstyledButton>
        </Labelled>
      )}
      <ul className={classes.list}>{learning.map(item)}</ul>
      <Divider my={8} mx={12} color="var(--starling-border)" />
      <ul className={classes.list}>
        {family.map(item)}
        <li>
          <Labelled label="Logout" isCollapsed={isCollapsed}>
            <UnstyledButton className={classes.item} onClick={logout} aria-label={isCollapsed ? 'Logout' : undefined}>
              <IconLogout size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
              <span className={classes.label}>Logout</span>
            </UnstyledButton>
          </Labelled>
        </li>
      </ul>
    </div>
  );
}

function SideBarItem({ place, isCollapsed }: { place: Place; isCollapsed: boolean }) {
  const { pathname } = useLocation();
  const { label, path, icon: Icon } = place;
  if (isComingSoon(path)) {
    return (
      <li>
        <Labelled label={`${label}: Coming Soon`} isCollapsed={isCollapsed}>
          {/* Out of the tab order on purpose: there is nothing to do here yet. */}
          <span className={classes.item} aria-disabled="true" data-coming-soon>
            <Icon size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
            <span className={classes.stack}>
              <span className={classes.label}>{label}</span>
              <span className={classes.soon}>Coming Soon</span>
            </span>
            <span className="visually-hidden">This page does not exist yet.</span>
          </span>
        </Labelled>
      </li>
    );
  }
  const isActive = isWithin(normalPath(pathname), path);
  return (
    <li>
      <Labelled label={label} isCollapsed={isCollapsed}>
        <Link
          to={path}
          className={classes.item}
          data-active={isActive || undefined}
          aria-current={isActive ? 'page' : undefined}
          aria-label={isCollapsed ? label : undefined}
        >
          <Icon size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
          <span className={classes.label}>{label}</span>
        </Link>
      </Labelled>
    </li>
  );
}

function Labelled({
  label,
  isCollapsed,
  children,
}: {
  label: string;
  isCollapsed: boolean;
  children: ReactElement<object>;
}) {
  return (
    <LazyTooltip label={label} position="right" disabled={!isCollapsed} openDelay={100}>
      {children}
    </LazyTooltip>
  );
}
