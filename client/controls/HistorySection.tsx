import type { ChildFieldsFragment } from '../gql/graphql';
import { ActivityList } from '../households/ActivityList';
import { Section } from '../ui/Section';
import { t } from './texts';

/** Who changed the rules of a child, and when. */
export function HistorySection({ child }: { child: ChildFieldsFragment }) {
  const [householdId] = child.householdIds;
  if (!householdId) return null;
  return (
    <Section title={t('history.title')} hint={t('history.hint', { name: child.nickname })}>
      <ActivityList householdId={householdId} controlsOf={child.id} empty={t('history.empty')} />
    </Section>
  );
}
