import { Button, Group, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconDeviceDesktopShare, IconDevices, type IconProps } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { HandOverForm } from '../devices/HandOverForm';
import { PairSteps } from '../devices/PairSteps';
import type { ChildFieldsFragment } from '../gql/graphql';
import classes from './onboarding.module.css';
import { t } from './texts';

type Way = 'pair' | 'handOver';

/** The last step: another device by its code, or this browser. */
export function DeviceStep({ child, onDone }: { child: ChildFieldsFragment; onDone: () => void }) {
  const [way, setWay] = useState<Way | null>(null);
  const [pairedName, setPairedName] = useState<string | null>(null);
  if (pairedName !== null) return <Ready name={pairedName} child={child} onDone={onDone} />;
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('device.title', { child: child.nickname })}</Title>
        <Text c="dimmed" mt={4}>
          {t('device.text')}
        </Text>
      </div>
      {way === null && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <WayButton icon={IconDevices} title={t('device.pair')} onClick={() => setWay('pair')}>
            {t('device.pairText')}
          </WayButton>
          <WayButton icon={IconDeviceDesktopShare} title={t('device.handOver')} onClick={() => setWay('handOver')}>
            {t('device.handOverText', { child: child.nickname })}
          </WayButton>
        </SimpleGrid>
      )}
      {way === 'pair' && (
        <PairSteps
          profiles={[child]}
          page={(code) => `/pair?${new URLSearchParams({ code, child: child.id })}`}
          onPaired={setPairedName}
        />
      )}
      {way === 'handOver' && <HandOverForm profiles={[child]} cancelLabel={t('back')} onCancel={() => setWay(null)} />}
      {way !== 'handOver' && (
        <Group justify="space-between">
          {way === 'pair' ? (
            <Button variant="subtle" color="gray" onClick={() => setWay(null)}>
              {t('back')}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="subtle" color="gray" onClick={onDone}>
            {t('later')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface WayButtonProps {
  icon: ComponentType<IconProps>;
  title: string;
  children: ReactNode;
  onClick: () => void;
}

function WayButton({ icon: Icon, title, children, onClick }: WayButtonProps) {
  return (
    <UnstyledButton className={classes.way} onClick={onClick}>
      <Icon size={40} stroke={1.4} aria-hidden="true" />
      <span className={classes.wayTitle}>{title}</span>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </UnstyledButton>
  );
}

function Ready({ name, child, onDone }: { name: string; child: ChildFieldsFragment; onDone: () => void }) {
  return (
    <Stack gap="md" role="status">
      <Title order={2}>{t('device.ready', { child: child.nickname })}</Title>
      <Text>{t('device.readyText', { device: name })}</Text>
      <Group justify="flex-end">
        <Button size="md" onClick={onDone}>
          {t('done')}
        </Button>
      </Group>
    </Stack>
  );
}
