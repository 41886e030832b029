import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { NavItem } from '../access/nav-items';
import { LazyTooltip } from '../ui/LazyTooltip';
import classes from './SideBar.module.css';

interface SideBarLinkProps {
  item: NavItem;
  isActive: boolean;
  isCollapsed: boolean;
}

/** A page that can be opened. */
export function SideBarLink({ item, isActive, isCollapsed }: SideBarLinkProps) {
  const { label, path, icon: Icon } = item;
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

interface LabelledProps {
  label: string;
  isCollapsed: boolean;
  children: ReactElement<object>;
}

/** Names an item that shows only its icon. */
export function Labelled({ label, isCollapsed, children }: LabelledProps) {
  return (
    <LazyTooltip label={label} position="right" disabled={!isCollapsed} openDelay={100}>
      {children}
    </LazyTooltip>
  );
}
