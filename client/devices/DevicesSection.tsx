import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment, HouseholdFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { AddDeviceButtons } from './AddDeviceButtons';
import { DeviceList } from './DeviceList';
import { useDevices } from './useDevices';

interface DevicesSectionProps {
  household: HouseholdFieldsFragment;
  /** Null until they have loaded. */
  profiles: readonly ChildFieldsFragment[] | null;
}

/** The devices of a household. */
export function DevicesSection({ household, profiles }: DevicesSectionProps) {
  const { devices, error, reload } = useDevices();
  const listed = devices?.filter(({ householdId }) => householdId === household.id);
  const atHome = profiles?.filter(({ householdIds }) => householdIds.includes(household.id));
  return (
    <Section
      title="Devices"
      hint="Where your children talk with Starling. A device that you remove is signed out at once."
      actions={atHome && atHome.length > 0 && <AddDeviceButtons profiles={atHome} />}
    >
      {error && <ErrorNotice error={error} onRetry={reload} />}
      {!listed && !error && <ListSkeleton count={2} hasIcons />}
      {listed?.length === 0 && <NoDevice hasChild={atHome?.length !== 0} />}
      {listed && listed.length > 0 && <DeviceList devices={listed} profiles={atHome ?? []} />}
    </Section>
  );
}

function NoDevice({ hasChild }: { hasChild: boolean }) {
  if (hasChild) return <Text size="sm">No device yet. Pair a tablet or phone, or hand over this browser.</Text>;
  return (
    <>
      <Text size="sm">A device belongs to a child. Add a child first.</Text>
      <Button component={Link} to="/profiles/new" variant="light" style={{ alignSelf: 'flex-start' }}>
        Add a child
      </Button>
    </>
  );
}
