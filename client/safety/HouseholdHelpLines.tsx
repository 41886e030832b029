import { useQuery } from '@apollo/client/react';
import { HOUSEHOLDS } from '../households/households.graphql';
import { HelpLineList } from './HelpLineList';
import { HELP_LINES } from './safety.graphql';

/** The help lines of the country where the child lives. Until it is known, those for everywhere else. */
export function HouseholdHelpLines({ childId }: { childId: string }) {
  const { data: family } = useQuery(HOUSEHOLDS);
  const home = family?.households.find(({ childIds }) => childIds.includes(childId));
  const { data } = useQuery(HELP_LINES, { variables: { country: home?.country ?? null } });
  return data ? <HelpLineList lines={data.helpLines} /> : null;
}
