import { Alert, Button, Group, Text } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FiringFieldsFragment } from '../gql/graphql';
import { whenWords } from '../recurrence/when-words';
import { useUser } from '../session/useSession';
import { missedSummary, noteSeen, seenUntilOf, unseenMissed } from './missed';
import classes from './reminders.module.css';

interface MissedNoticeProps {
  missed: readonly FiringFieldsFragment[];
  now: number;
  zone: string;
}

/** What was missed, summed up once: after "OK" only later ones are shown. */
export function MissedNotice({ missed, now, zone }: MissedNoticeProps) {
  const userId = useUser().id;
  const [seenUntil, setSeenUntil] = useState(() => seenUntilOf(localStorage, userId));
  const unseen = unseenMissed(missed, seenUntil);
  const [newest] = unseen;
  if (!newest) return null;
  const dismiss = () => {
    noteSeen(localStorage, userId, newest.fireAt);
    setSeenUntil(newest.fireAt);
  };
  return (
    <Alert
      color="orange"
      variant="outline"
      mb="md"
      classNames={{ root: classes.notice, title: classes.noticeTitle }}
      icon={<IconBellOff />}
      title={unseen.length === 1 ? 'A reminder was missed' : `${unseen.length} reminders were missed`}
    >
      <Text size="sm">No one settled them in time, or Starling was not running.</Text>
      <ul className={classes.missed}>
        {missedSummary(unseen).map(({ title, times, last }) => (
          <li key={title}>
            <strong>{title}</strong>: {whenWords(Date.parse(last), now, zone)}
            {times > 1 && `, and ${times - 1} more`}
          </li>
        ))}
      </ul>
      <Group>
        <Button mih={44} variant="default" onClick={dismiss}>
          OK
        </Button>
      </Group>
    </Alert>
  );
}
