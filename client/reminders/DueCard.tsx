import { Button, Menu, Text, Title } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { wallClock } from '../controls/child-clock';
import type { FiringFieldsFragment } from '../gql/graphql';
import { whenWords } from '../recurrence/when-words';
import { snoozes } from './reminder-words';
import classes from './reminders.module.css';
import { t } from './texts';
import { useFiringActions } from './useFiringActions';

interface DueCardProps {
  firing: FiringFieldsFragment;
  /** The nickname of the child; null: it is about none. */
  child: string | null;
  now: number;
  zone: string;
}

/** A reminder that waits for someone to settle it. */
export function DueCard({ firing, child, now, zone }: DueCardProps) {
  const { done, skip, snooze, isBusy } = useFiringActions(firing);
  const { title, note, occurrence, snoozedUntil, state } = firing;
  const isSnoozed = state === 'SNOOZED' && snoozedUntil;
  const when = whenWords(Date.parse(occurrence), now, zone);
  const line = child ? t('due.when', { name: child, when }) : when;
  return (
    <li className={classes.due} data-snoozed={isSnoozed ? true : undefined}>
      <div className={classes.text}>
        <Title order={3} size="h3">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {isSnoozed ? t('due.snoozed', { line, time: wallClock(Date.parse(isSnoozed), zone) }) : line}
        </Text>
        {note && <Text className={classes.note}>{note}</Text>}
      </div>
      <div className={classes.actions}>
        <Button mih={44} leftSection={<IconCheck size={18} />} onClick={() => void done()} disabled={isBusy}>
          {t('due.done')}
        </Button>
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <Button
              mih={44}
              variant="default"
              rightSection={<IconChevronDown size={16} />}
              disabled={isBusy}
              aria-label={t('due.snoozeNamed', { title })}
            >
              {t('due.snooze')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {snoozes().map(({ minutes, label }) => (
              <Menu.Item key={minutes} mih={44} onClick={() => void snooze(minutes, label)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button mih={44} variant="subtle" color="gray" onClick={() => void skip()} disabled={isBusy}>
          {t('due.skip')}
        </Button>
      </div>
    </li>
  );
}
