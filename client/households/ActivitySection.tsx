import { Section } from '../ui/Section';
import { ActivityList } from './ActivityList';

/** Who did what: every change of a rule, every reading of a conversation, every device. */
export function ActivitySection({ householdId }: { householdId: string }) {
  return (
    <Section title="Activity" hint="Who did what in your household. All guardians see the same list.">
      <ActivityList householdId={householdId} empty="Nothing has happened yet." />
    </Section>
  );
}
