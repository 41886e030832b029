import { Button, Group, SimpleGrid, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconDeviceDesktopShare, IconDevices, type IconProps } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { HandOverForm } from '../devices/HandOverForm';
import { PairSteps } from '../devices/PairSteps';
import type { ChildFieldsFragment } from '../gql/graphql';
import classes from './onboarding.module.css';

type Way = 'pair' | 'handOver';

/** The last step: another device by its code, or this browser. */
export function DeviceStep({ child, onDone }: { child: ChildFieldsFragment; onDone: () => void }) {
  const [way, setWay] = useState<Way | null>(null);
  const [pairedName, setPairedName] = useState<string | null>(null);
  if (pairedName !== null) return <Ready name={pairedName} child={child} onDone={onDone} />;
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>Where will {child.nickname} use Starling?</Title>
        <Text c="dimmed" mt={4}>
          The child’s device shows the child’s pages only, and you can remove it at any time.
        </Text>
      </div>
      {way === null && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <WayButton icon={IconDevices} title="On another device" onClick={() => setWay('pair')}>
            You type a code that the tablet or phone shows.
          </WayButton>
          <WayButton icon={IconDeviceDesktopShare} title="In this browser" onClick={() => setWay('handOver')}>
            You are signed out here, and {child.nickname} can start at once.
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
      {way === 'handOver' && <HandOverForm profiles={[child]} cancelLabel="Back" onCancel={() => setWay(null)} />}
      {way !== 'handOver' && (
        <Group justify="space-between">
          {way === 'pair' ? (
            <Button variant="subtle" color="gray" onClick={() => setWay(null)}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button variant="subtle" color="gray" onClick={onDone}>
            Later
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
      <Title order={2}>{child.nickname} can start</Title>
      <Text>{name} is connected and opens by itself within a few seconds. You find it under Parental Controls.</Text>
      <Group justify="flex-end">
        <Button size="md" onClick={onDone}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
