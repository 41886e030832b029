import { useQuery } from '@apollo/client/react';
import { Anchor, NativeSelect, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { ChildrenNow } from '../controls/ChildrenNow';
import { ChildrenNowSkeleton } from '../controls/ChildrenNowSkeleton';
import { useGuardedChildren } from '../devices/useGuardedChildren';
import type { ChildFieldsFragment, HouseholdFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { useIsIdle } from '../ui/useIsIdle';
import { HOUSEHOLDS } from './households.graphql';
import { t } from './texts';
import { useFamilyChanges } from './useFamilyChanges';

const FamilySections = lazy(async () => ({ default: (await import('./FamilySections')).FamilySections }));
const NoHousehold = lazy(async () => ({ default: (await import('./NoHousehold')).NoHousehold }));

/** `/parental` and `/family-settings`: the children right now, their devices, the adults, and what happened. */
export function FamilyPage() {
  const { data, error, refetch } = useQuery(HOUSEHOLDS);
  useFamilyChanges();
  const { children } = useGuardedChildren();
  const [chosenId, setChosenId] = useState<string | null>(null);
  // Deferred, so that React draws the children in slices when they arrive.
  const households = useDeferredValue(data?.households);
  const household = households?.find(({ id }) => id === chosenId) ?? households?.[0];
  const hasFailed = Boolean(error) && !households;
  const links = <Links profiles={children ?? []} />;
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
      {hasFailed && (
        <>
          <ErrorNotice error={error} title={t('page.failed')} onRetry={() => askAgain(refetch)} />
          {links}
        </>
      )}
      {!households && !hasFailed && <ChildrenNowSkeleton />}
      {households?.length === 0 && (
        <Suspense fallback={<ChildrenNowSkeleton />}>
          <NoHousehold />
          {links}
        </Suspense>
      )}
      {household && (
        <Household key={household.id} household={household} profiles={children}>
          {links}
        </Household>
      )}
    </>
  );
}

interface HouseholdProps {
  household: HouseholdFieldsFragment;
  /** The children that the reader is a guardian of; null until they have loaded. */
  profiles: readonly ChildFieldsFragment[] | null;
  /** The end of the page. */
  children: ReactNode;
}

/** The children first. What stands below them comes later, and the end of the page with it, so that nothing moves. */
function Household({ household, profiles, children }: HouseholdProps) {
  const isIdle = useIsIdle();
  return (
    <Stack gap="xl">
      <ChildrenNow household={household} />
      {isIdle && (
        <Suspense>
          <FamilySections household={household} profiles={profiles} />
          <div>{children}</div>
        </Suspense>
      )}
    </Stack>
  );
}

/** The ways to what is stored about each child, and to how Starling checks what they write. */
function Links({ profiles }: { profiles: readonly ChildFieldsFragment[] }) {
  return (
    <>
      {profiles.map(({ id, nickname }) => (
        <Anchor
          key={id}
          component={Link}
          to={`/profiles/${id}/privacy`}
          style={{ overflowWrap: 'anywhere' }}
          display="inline-block"
          py="sm"
          mt="xs"
          me="lg"
        >
          {t('page.privacy', { name: nickname })}
        </Anchor>
      ))}
      <Anchor component={Link} to="/safety" display="inline-block" py="sm" mt="xs">
        {t('page.safety')}
      </Anchor>
    </>
  );
}
