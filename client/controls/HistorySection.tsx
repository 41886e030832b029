import type { ChildFieldsFragment } from '../gql/graphql';
import { ActivityList } from '../households/ActivityList';
import { Section } from '../ui/Section';

/** Who changed the rules of a child, and when. */
export function HistorySection({ child }: { child: ChildFieldsFragment }) {
  const [householdId] = child.householdIds;
  if (!householdId) return null;
  return (
    <Section title="History" hint={`Who changed ${child.nickname}’s rules, and when.`}>
      <ActivityList householdId={householdId} controlsOf={child.id} empty="No rule was changed yet." />
    </Section>
  );
}
