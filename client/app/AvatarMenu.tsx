import { Group, Menu, SegmentedControl, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { PRESENCES, THEMES, type Theme } from '../../contract/users';
import { accountMenuItems } from '../access/nav-items';
import { roleName } from '../access/texts';
import { messageOf } from '../platform/api-error';
import { chooseTheme, useThemePreference } from '../session/theme-preference';
import { updateSettings } from '../session/user-settings';
import { useUser } from '../session/useSession';
import { presenceLabel } from '../ui/avatar';
import { displayName } from '../ui/display-name';
import { UserAvatar } from '../ui/UserAvatar';
import { moreText } from './more-texts';
import { useLogout } from './useLogout';

/** In sight however long the menu is. */
const LAST: CSSProperties = { position: 'sticky', bottom: -4, paddingBottom: 4, background: 'inherit' };

/** The account menu: name, status, theme, pages, logout. The click that opens it also loads it, so it starts open. */
export function AvatarMenu({ target }: { target: ReactNode }) {
  const user = useUser();
  const theme = useThemePreference();
  const logout = useLogout();
  const name = displayName(user);
  const { items, coming } = accountMenuItems(user);
  const attempt = (change: Promise<void>) => {
    change.catch((error: unknown) =>
      notifications.show({ color: 'red', title: moreText('account.notSaved'), message: messageOf(error) }),
    );
  };
  return (
    <Menu defaultOpened width={280} position="bottom-end" offset={4}>
      <Menu.Target>{target}</Menu.Target>
      {/* A long menu scrolls as a whole, above the bottom bar. */}
      <Menu.Dropdown mah="calc(100dvh - var(--starling-top-bar) - 72px)" style={{ overflowY: 'auto' }}>
        <Group px="sm" py={8} gap="sm" wrap="nowrap">
          <UserAvatar name={name} picture={user.avatar} size={40} />
          <Stack gap={0} miw={0}>
            <Text fw={700} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {user.email ?? roleName(user.role)}
            </Text>
          </Stack>
        </Group>
        <Menu.Divider />
        <Menu.Label>{moreText('account.status')}</Menu.Label>
        {PRESENCES.filter((presence) => presence !== 'offline').map((presence) => (
          <Menu.Item
            key={presence}
            onClick={() => attempt(updateSettings({ presence }))}
            closeMenuOnClick={false}
            rightSection={
              user.settings.presence === presence ? (
                <IconCheck size={16} aria-label={moreText('account.selected')} />
              ) : null
            }
          >
            {presenceLabel(presence)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{moreText('account.theme')}</Menu.Label>
        <SegmentedControl
          mx="sm"
          mb={8}
          size="xs"
          value={theme}
          onChange={(value) => attempt(chooseTheme(value as Theme))}
          data={THEMES.map((value) => ({ value, label: moreText(`theme.${value}`) }))}
          aria-label={moreText('account.theme')}
        />
        <Menu.Divider />
        {items.map(({ label, path, icon: Icon }) => (
          <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={18} />}>
            {label}
          </Menu.Item>
        ))}
        {coming.length > 0 && (
          <Menu.Label>{moreText('account.coming', { pages: coming.map(({ label }) => label).join(', ') })}</Menu.Label>
        )}
        <div style={LAST}>
          <Menu.Divider mt={0} />
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={logout}>
            {moreText('account.logout')}
          </Menu.Item>
        </div>
      </Menu.Dropdown>
    </Menu>
  );
}
