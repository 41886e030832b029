import { useQuery } from '@apollo/client/react';
import { Anchor, Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChildrenNow } from '../controls/ChildrenNow';
import { DevicesSection } from '../devices/DevicesSection';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { PageSkeleton } from '../ui/Skeletons';
import { TwoColumns } from '../ui/TwoColumns';
import { ActivitySection } from './ActivitySection';
import { CreateHouseholdButton } from './CreateHouseholdDialog';
import { HouseholdSection } from './HouseholdSection';
import { HOUSEHOLDS } from './households.graphql';
import { MembersSection } from './MembersSection';
import { PinSection } from './PinSection';
import { t } from './texts';
import { useFamilyChanges } from './useFamilyChanges';

/** `/parental` and `/family-settings`: the children right now, their devices, the adults, and what happened. */
export function FamilyPage() {
  const { data, error, refetch } = useQuery(HOUSEHOLDS);
  useFamilyChanges();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const households = data?.households;
  const household = households?.find(({ id }) => id === chosenId) ?? households?.[0];
  return (
    <>
      <PageHeader
        title={t('page.title')}
        subtitle={t('page.subtitle')}
        actions={
          households && households.length > 1 && household ? (
            <NativeSelect
              aria-label={t('page.household')}
              value={household.id}
              data={households.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
            />
          ) : null
        }
      />
      {error && !households && <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />}
      {!households && !error && <PageSkeleton />}
      {households?.length === 0 && <NoHousehold />}
      {household && <Sections key={household.id} household={household} />}
      <PrivacyLinks />
      <Anchor component={Link} to="/safety" display="inline-block" py="sm" mt="xs">
        {t('page.safety')}
      </Anchor>
    </>
  );
}

/** The way to what is stored about each child. */
function PrivacyLinks() {
  return useGuardedChildren().children?.map(({ id, nickname }) => (
    <Anchor key={id} component={Link} to={`/profiles/${id}/privacy`} display="inline-block" py="sm" mt="xs" me="lg">
      {t('page.privacy', { name: nickname })}
    </Anchor>
  ));
}

function NoHousehold() {
  return (
    <EmptyState
      title={t('page.emptyTitle')}
      action={
        <Stack gap="xs">
          <Button component={Link} to="/profiles/new">
            {t('page.addFirst')}
          </Button>
          <CreateHouseholdButton />
        </Stack>
      }
    >
      {t('page.emptyText')}
    </EmptyState>
  );
}

function Sections({ household }: { household: HouseholdFieldsFragment }) {
  const { children } = useGuardedChildren();
  const isGuardian = household.role !== 'HELPER';
  return (
    <Stack gap="xl">
      <ChildrenNow household={household} />
      <TwoColumns>
        <Stack gap="md">
          {isGuardian && <DevicesSection household={household} profiles={children} />}
          <MembersSection household={household} />
        </Stack>
        {isGuardian && (
          <Stack gap="md">
            <PinSection household={household} />
            <HouseholdSection household={household} />
          </Stack>
        )}
        {isGuardian && <ActivitySection householdId={household.id} />}
      </TwoColumns>
    </Stack>
  );
}
