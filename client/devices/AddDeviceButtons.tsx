import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { HandOverDialog } from './HandOverDialog';
import { t } from './texts';

/** The two ways to a device: another one by its code, or this browser. `childId`: for this child. */
export function AddDeviceButtons({
  profiles,
  childId,
}: {
  profiles: readonly ChildFieldsFragment[];
  childId?: string;
}) {
  const [isHandingOver, setIsHandingOver] = useState(false);
  return (
    <>
      <Button
        component={Link}
        to={childId ? `/pair?${new URLSearchParams({ child: childId })}` : '/pair'}
        size="sm"
        leftSection={<IconPlus size={16} />}
      >
        {t('add.pair')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconArrowsExchange size={16} />}
        onClick={() => setIsHandingOver(true)}
      >
        {t('add.handOver')}
      </Button>
      <HandOverDialog
        opened={isHandingOver}
        profiles={childId ? profiles.filter(({ id }) => id === childId) : profiles}
        onClose={() => setIsHandingOver(false)}
      />
    </>
  );
}
