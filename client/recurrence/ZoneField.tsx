import { Button, Group, Select, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { placeOf } from './when-words';

/** The server takes names with a `/` and UTC. */
const isUsable = (zone: string) => zone === 'UTC' || (zone.includes('/') && !zone.startsWith('Etc/'));

/** Most families never change it, so it is a line with a button until they do. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const zones = useMemo(
    () => (isOpen ? [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone').filter(isUsable)])] : []),
    [isOpen, zone],
  );
  if (!isOpen) {
    return (
      <Group gap={0} my={-8}>
        <Text size="sm" c="dimmed" mr={4}>
          The time is {placeOf(zone)} time.
        </Text>
        <Button variant="subtle" size="compact-sm" mih={44} onClick={() => setIsOpen(true)}>
          Change time zone
        </Button>
      </Group>
    );
  }
  return (
    <Select
      label="Time zone"
      data={zones}
      value={zone}
      searchable
      limit={60}
      allowDeselect={false}
      nothingFoundMessage="No time zone found"
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
