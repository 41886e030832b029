import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSeedling } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NavItem } from '../access/nav-items';
import classes from './SideBar.module.css';
import { Labelled } from './SideBarItem';
import { shellText } from './shell-texts';

/** One row for all pages that do not exist yet. It opens their list. */
export function ComingLater({ items, isCollapsed }: { items: readonly NavItem[]; isCollapsed: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li>
      <Labelled label={shellText('coming.title')} isCollapsed={isCollapsed}>
        <UnstyledButton
          className={classes.item}
          data-quiet
          onClick={() => setIsOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={isCollapsed ? shellText('coming.title') : undefined}
        >
          <IconSeedling size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
          <span className={classes.label}>{shellText('coming.title')}</span>
          <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />
        </UnstyledButton>
      </Labelled>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {items.map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Labelled label={shellText('coming.item', { page: label })} isCollapsed={isCollapsed}>
              {/* Not in the tab order on purpose: there is nothing to open yet. */}
              <span className={classes.item} aria-disabled="true">
                <Icon size={22} stroke={1.7} className={classes.icon} aria-hidden="true" />
                <span className={classes.stack}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.soon}>{shellText('coming.soon')}</span>
                </span>
                <span className="visually-hidden">{shellText('coming.missing')}</span>
              </span>
            </Labelled>
          </li>
        ))}
      </ul>
    </li>
  );
}
