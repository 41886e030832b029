import { Button, Group, Select, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { t } from './texts';
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
        <Text size="sm" c="dimmed" me={4}>
          {t('zone.line', { place: placeOf(zone) })}
        </Text>
        <Button variant="subtle" size="compact-sm" mih={44} onClick={() => setIsOpen(true)}>
          {t('zone.change')}
        </Button>
      </Group>
    );
  }
  return (
    <Select
      label={t('zone.label')}
      data={zones}
      value={zone}
      searchable
      limit={60}
      allowDeselect={false}
      nothingFoundMessage={t('zone.none')}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}
