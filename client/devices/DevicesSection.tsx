import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ChildFieldsFragment, HouseholdFieldsFragment } from '../gql/graphql';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { AddDeviceButtons } from './AddDeviceButtons';
import { DeviceList } from './DeviceList';
import { t } from './texts';
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
      title={t('list.title')}
      hint={t('list.hint')}
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
  if (hasChild) return <Text size="sm">{t('list.empty')}</Text>;
  return (
    <>
      <Text size="sm">{t('list.noChild')}</Text>
      <Button component={Link} to="/profiles/new" variant="light" style={{ alignSelf: 'flex-start' }}>
        {t('list.addChild')}
      </Button>
    </>
  );
}
