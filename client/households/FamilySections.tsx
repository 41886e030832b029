import { Stack } from '@mantine/core';
import { DevicesSection } from '../devices/DevicesSection';
import type { ChildFieldsFragment, HouseholdFieldsFragment } from '../gql/graphql';
import { OneByOne } from '../ui/OneByOne';
import { TwoColumns } from '../ui/TwoColumns';
import { ActivitySection } from './ActivitySection';
import { HouseholdSection } from './HouseholdSection';
import { MembersSection } from './MembersSection';
import { PinSection } from './PinSection';

interface FamilySectionsProps {
  household: HouseholdFieldsFragment;
  /** The children that the reader is a guardian of; null until they have loaded. */
  profiles: readonly ChildFieldsFragment[] | null;
}

/** The devices of a household, its adults, its settings, and what happened. */
export function FamilySections({ household, profiles }: FamilySectionsProps) {
  const isGuardian = household.role !== 'HELPER';
  return (
    <TwoColumns>
      <OneByOne>
        <Stack gap="md">
          {isGuardian && <DevicesSection household={household} profiles={profiles} />}
          <MembersSection household={household} />
        </Stack>
        {isGuardian && (
          <Stack gap="md">
            <PinSection household={household} />
            <HouseholdSection household={household} />
          </Stack>
        )}
        {isGuardian && <ActivitySection householdId={household.id} />}
      </OneByOne>
    </TwoColumns>
  );
}
