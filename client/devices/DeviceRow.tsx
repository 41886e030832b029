import { Menu, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { avatarOf, colourOf, joinNames } from '../children/child-words';
import type { ChildFieldsFragment, DeviceRowFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { RelativeTime } from '../ui/RelativeTime';
import { RowMenu } from '../ui/RowMenu';
import classes from './devices.module.css';
import { platformText } from './pairing-code';
import { t } from './texts';

export type DeviceCommand = 'rename' | 'children' | 'remove';

interface DeviceRowProps {
  device: DeviceRowFragment;
  /** The children who use it. */
  users: readonly ChildFieldsFragment[];
  onCommand: (command: DeviceCommand) => void;
}

/** A device of the family. */
export function DeviceRow({ device: { name, platform, lastSeenAt }, users, onCommand }: DeviceRowProps) {
  const Icon = iconOf(platform);
  return (
    <li className={classes.row}>
      <Icon size={28} stroke={1.5} aria-hidden="true" style={{ flex: 'none' }} />
      <div className={classes.rowText}>
        <Text fw={650}>{name}</Text>
        <Text size="sm">{joinNames(users.map(({ nickname }) => nickname)) || t('row.noChild')}</Text>
        <Text size="xs" c="dimmed">
          {lastSeenAt ? (
            <Rich
              text={t('row.seen', { platform: platformText(platform) })}
              parts={{ time: () => <RelativeTime value={lastSeenAt} inSentence /> }}
            />
          ) : (
            t('row.notUsed', { platform: platformText(platform) })
          )}
        </Text>
      </div>
      <span className={classes.faces}>
        {users.map(({ id, avatar, colour }) => (
          <ChildAvatar key={id} avatar={avatarOf(avatar)} colour={colourOf(colour)} size={32} />
        ))}
      </span>
      <RowMenu label={t('row.actions', { name })}>
        <Menu.Item onClick={() => onCommand('rename')}>{t('row.rename')}</Menu.Item>
        <Menu.Item onClick={() => onCommand('children')}>{t('row.users')}</Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => onCommand('remove')}>
          {t('row.remove')}
        </Menu.Item>
      </RowMenu>
    </li>
  );
}

function iconOf(platform: string) {
  if (/phone/i.test(platform)) return IconDeviceMobile;
  return /ipad|tablet/i.test(platform) ? IconDeviceTablet : IconDeviceDesktop;
}
