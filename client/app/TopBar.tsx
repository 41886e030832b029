import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconShieldHalf } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { checkAccess } from '../access/access-rules';
import { isComingSoon } from '../access/coming-soon';
import { NotificationsButton } from '../notifications/NotificationsButton';
import { useUser } from '../session/useSession';
import { Logo } from '../ui/Logo';
import { AccountButton } from './AccountButton';
import { shellText } from './shell-texts';
import classes from './TopBar.module.css';

interface TopBarProps {
  onMenu: () => void;
  isMenuOpen: boolean;
  /** Where a page on a narrow screen puts its own header, which then replaces the logo and the account. */
  slot: Ref<HTMLDivElement>;
}

/** Logo, Parental Controls on wider screens once they exist, notifications, account. */
export function TopBar({ onMenu, isMenuOpen, slot }: TopBarProps) {
  const user = useUser();
  const mayControl = !isComingSoon('/parental') && checkAccess(user, '/parental').isAllowed;
  return (
    <header className={classes.bar}>
      <ActionIcon
        hiddenFrom="md"
        variant="subtle"
        color="gray"
        size={44}
        radius="xl"
        onClick={onMenu}
        aria-label={shellText('top.menu')}
        aria-expanded={isMenuOpen}
        className={classes.menu}
      >
        <IconMenu2 size={22} />
      </ActionIcon>
      <div ref={slot} className={classes.page} />
      <UnstyledButton component={Link} to="/chat" className={classes.logo} aria-label={shellText('top.chat')}>
        <Logo size="sm" />
        <Text span fw={800} fz={20} lts="-0.01em" className={classes.word}>
          Starling
        </Text>
      </UnstyledButton>
      <div className={classes.account}>
        {mayControl && (
          <Button
            component={Link}
            to="/parental"
            visibleFrom="sm"
            variant="light"
            size="sm"
            leftSection={<IconShieldHalf size={18} />}
          >
            {shellText('top.controls')}
          </Button>
        )}
        <NotificationsButton />
        <AccountButton />
      </div>
    </header>
  );
}
