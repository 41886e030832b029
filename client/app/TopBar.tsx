import { ActionIcon, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconMenu2, IconShieldHalf } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotificationsButton } from '../notifications/NotificationsButton';
import { useUser } from '../platform/useSession';
import { Logo } from '../ui/Logo';
import { AccountButton } from './AccountButton';
import { checkAccess } from './access-rules';
import { isComingSoon } from './coming-soon';
import classes from './TopBar.module.css';

/** Logo to the chat, parental controls on wider screens, notifications, the account. */
export function TopBar({ onMenu, isMenuOpen }: { onMenu: () => void; isMenuOpen: boolean }) {
  const user = useUser();
  const mayControl = checkAccess(user, '/parental').isAllowed;
  return (
    <header className={classes.bar}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          hiddenFrom="md"
          variant="subtle"
          color="gray"
          size={44}
          radius="xl"
          onClick={onMenu}
          aria-label="Open menu"
          aria-expanded={isMenuOpen}
        >
          <IconMenu2 size={22} />
        </ActionIcon>
        <UnstyledButton component={Link} to="/chat" className={classes.logo} aria-label="Starling, to the chat">
          <Logo size="sm" />
          <Text span fw={800} fz={20} lts="-0.01em">
            Starling
          </Text>
        </UnstyledButton>
      </Group>
      <Group gap="xs" wrap="nowrap">
        {mayControl && (
          <Button
            component={Link}
            to="/parental"
            visibleFrom="sm"
            variant="light"
            size="sm"
            leftSection={<IconShieldHalf size={18} />}
            title={isComingSoon('/parental') ? 'Coming Soon' : undefined}
          >
            Parental Controls
          </Button>
        )}
        <NotificationsButton />
        <AccountButton />
      </Group>
    </header>
  );
}
