import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { CalendarLinksQuery } from '../gql/graphql';
import { useChildNames } from '../households/useChildNames';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { dayText } from '../ui/dates';
import { DELETE_CALENDAR_LINK } from './calendars.graphql';
import classes from './calendars.module.css';

/** A link that was made: for whom, and how to end it. Its address was shown once. */
export function CalendarLinkRow({ link }: { link: CalendarLinksQuery['calendarLinks'][number] }) {
  const [isEnding, setIsEnding] = useState(false);
  const [remove] = useMutation(DELETE_CALENDAR_LINK, { refetchQueries: ['CalendarLinks'], awaitRefetchQueries: true });
  const nameOf = useChildNames();
  const who = link.childIds.length === 0 ? 'All children' : nameOf(link.childIds) || 'No child any more';
  return (
    <li className={classes.link}>
      <div className={classes.text}>
        <Text fw={650}>{who}</Text>
        <Text size="sm" c="dimmed">
          {link.names ? 'With names' : 'Without names'} · made on {dayText(link.createdAt)}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        mih={44}
        aria-label={`End the link for ${who} of ${dayText(link.createdAt)}`}
        onClick={() => setIsEnding(true)}
      >
        End link
      </Button>
      <ConfirmDialog
        opened={isEnding}
        title="End this link?"
        confirmLabel="End link"
        danger
        onClose={() => setIsEnding(false)}
        onConfirm={async () => {
          await remove({ variables: { id: link.id } });
          notifications.show({ color: 'sheen', message: 'The link has ended.' });
        }}
      >
        Calendars that use it stop getting the week and the reminders. You can make a new link at any time.
      </ConfirmDialog>
    </li>
  );
}
