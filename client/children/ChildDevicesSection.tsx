import { Group, Text } from '@mantine/core';
import { AddDeviceButtons } from '../devices/AddDeviceButtons';
import { DeviceList } from '../devices/DeviceList';
import { useDevices } from '../devices/useDevices';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import type { ChildFieldsFragment } from '../gql/graphql';
import { usePermission } from '../session/useSession';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { t } from './texts';

/** The devices on which the child talks with Starling. */
export function ChildDevicesSection({ child }: { child: ChildFieldsFragment }) {
  const mayManage = usePermission('manage_family_settings');
  const { devices, error, reload } = useDevices();
  const { children } = useGuardedChildren();
  const own = devices?.filter(({ childIds }) => childIds.includes(child.id));
  return (
    <Section title={t('devices.title')}>
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {!own && !error && <ListSkeleton count={1} hasIcons />}
      {own?.length === 0 && <Text size="sm">{t('devices.none', { name: child.nickname })}</Text>}
      {own && own.length > 0 && <DeviceList devices={own} profiles={children ?? [child]} />}
      {mayManage && (
        <Group gap="xs">
          <AddDeviceButtons profiles={[child]} childId={child.id} />
        </Group>
      )}
    </Section>
  );
}
