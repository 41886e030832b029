import { Stack, Title } from '@mantine/core';
import type { ChildFieldsFragment, ReminderFieldsFragment, RemindersQuery } from '../gql/graphql';
import { DueCard } from './DueCard';
import { MissedNotice } from './MissedNotice';
import { ReminderRow } from './ReminderRow';
import { reminderGroups } from './reminder-groups';
import classes from './reminders.module.css';
import { t } from './texts';

interface ReminderListsProps {
  data: RemindersQuery;
  wards: readonly ChildFieldsFragment[];
  now: number;
  zone: string;
  onEdit: (reminder: ReminderFieldsFragment) => void;
  onDelete: (reminder: ReminderFieldsFragment) => void;
}

/** What is due now, what was missed, and the reminders in groups. */
export function ReminderLists({ data, wards, now, zone, onEdit, onDelete }: ReminderListsProps) {
  const childOf = ({ childId }: { childId?: string | null }) => wards.find(({ id }) => id === childId) ?? null;
  const { reminders, dueReminders, missedReminders } = data;
  return (
    <>
      <MissedNotice missed={missedReminders} now={now} zone={zone} />
      {/* One region, so that screen readers announce what comes. */}
      <div role="status" className={classes.now}>
        {dueReminders.length > 0 && (
          <section aria-labelledby="due-now">
            <Title order={2} size="h3" id="due-now" mb="sm">
              {t('due.title')}
            </Title>
            <ul className={classes.list}>
              {dueReminders.map((firing) => (
                <DueCard
                  key={firing.id}
                  firing={firing}
                  child={childOf(firing)?.nickname ?? null}
                  now={now}
                  zone={zone}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      <Stack gap="lg">
        {reminderGroups(reminders, now, zone).map(({ group, reminders: inGroup }) => (
          <section key={group} aria-labelledby={`reminders-${group}`}>
            <Title order={2} size="h3" id={`reminders-${group}`} mb="sm">
              {t(`group.${group}`)}
            </Title>
            <ul className={classes.list} data-joined>
              {inGroup.map((reminder) => (
                <ReminderRow
                  key={reminder.id}
                  reminder={reminder}
                  child={childOf(reminder)}
                  now={now}
                  zone={zone}
                  onEdit={() => onEdit(reminder)}
                  onDelete={() => onDelete(reminder)}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
    </>
  );
}
