import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { CalendarLinksQuery } from '../gql/graphql';
import { useChildNames } from '../households/useChildNames';
import { thenRefetch } from '../platform/then-refetch';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { dayText } from '../ui/dates';
import { DELETE_CALENDAR_LINK } from './calendars.graphql';
import classes from './calendars.module.css';
import { t } from './texts';

/** A link that was made: for whom, and how to end it. Its address was shown once. */
export function CalendarLinkRow({ link }: { link: CalendarLinksQuery['calendarLinks'][number] }) {
  const [isEnding, setIsEnding] = useState(false);
  const [remove] = useMutation(DELETE_CALENDAR_LINK, thenRefetch('CalendarLinks'));
  const nameOf = useChildNames();
  const who = link.childIds.length === 0 ? t('row.all') : nameOf(link.childIds) || t('row.none');
  return (
    <li className={classes.link}>
      <div className={classes.text}>
        <Text fw={650}>{who}</Text>
        <Text size="sm" c="dimmed">
          {t(link.names ? 'row.withNames' : 'row.withoutNames', { day: dayText(link.createdAt) })}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        mih={44}
        aria-label={t('end.named', { who, day: dayText(link.createdAt) })}
        onClick={() => setIsEnding(true)}
      >
        {t('end.action')}
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title={t('end.title')}
        confirmLabel={t('end.action')}
        danger
        onClose={() => setIsEnding(false)}
        onConfirm={async () => {
          await remove({ variables: { id: link.id } });
          notifications.show({ color: 'sheen', message: t('end.done') });
        }}
      >
        {t('end.text')}
      </ConfirmDialog>
    </li>
  );
}
