import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { HOUSEHOLDS } from '../households/households.graphql';
import { CalendarLinksSection } from './CalendarLinksSection';

/** A section for each household that the reader is a guardian of. */
export function CalendarLinks() {
  const { data } = useQuery(HOUSEHOLDS);
  const guarded = data?.households.filter(({ role, childIds }) => role !== 'HELPER' && childIds.length > 0) ?? [];
  if (guarded.length === 0) return null;
  return (
    <Stack gap="md" mt="xl">
      {guarded.map((household) => (
        <CalendarLinksSection key={household.id} household={household} isNamed={guarded.length > 1} />
      ))}
    </Stack>
  );
}
