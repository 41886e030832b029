import { Alert, Button, Group, Text } from '@mantine/core';
import { IconBellOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FiringFieldsFragment } from '../gql/graphql';
import { Rich } from '../platform/languages/Rich';
import { whenWords } from '../recurrence/when-words';
import { useUser } from '../session/useSession';
import { missedSummary, noteSeen, seenUntilOf, unseenMissed } from './missed';
import classes from './reminders.module.css';
import { t } from './texts';

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
      title={t('missed.title', { count: unseen.length })}
    >
      <Text size="sm">{t('missed.text')}</Text>
      <ul className={classes.missed}>
        {missedSummary(unseen).map(({ title, times, last }) => (
          <li key={title}>
            <MissedText title={title} more={times - 1} when={whenWords(Date.parse(last), now, zone)} />
          </li>
        ))}
      </ul>
      <Group>
        <Button mih={44} variant="default" onClick={dismiss}>
          {t('missed.ok')}
        </Button>
      </Group>
    </Alert>
  );
}

/** The title in bold, when it was missed last, and how often before. */
function MissedText({ title, when, more }: { title: string; when: string; more: number }) {
  const text = more > 0 ? t('missed.lineMore', { title, when, count: more }) : t('missed.line', { title, when });
  return <Rich text={text} parts={{ b: (words) => <strong>{words}</strong> }} />;
}
