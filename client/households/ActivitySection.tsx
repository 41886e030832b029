import { Section } from '../ui/Section';
import { ActivityList } from './ActivityList';
import { t } from './texts';

/** Who did what: every change of a rule, every reading of a conversation, every device. */
export function ActivitySection({ householdId }: { householdId: string }) {
  return (
    <Section title={t('activity.title')} hint={t('activity.hint')}>
      <ActivityList householdId={householdId} empty={t('activity.empty')} />
    </Section>
  );
}
