import { useMutation } from '@apollo/client/react';
import { Menu, Switch, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { avatarOf, colourOf } from '../children/child-words';
import { wallClock } from '../controls/child-clock';
import type { ChildFieldsFragment, ReminderFieldsFragment } from '../gql/graphql';
import { repeatText } from '../recurrence/repeat-words';
import { placeOf, whenWords } from '../recurrence/when-words';
import { ChildAvatar } from '../ui/avatars/ChildAvatar';
import { RowMenu } from '../ui/RowMenu';
import { showFailure } from '../ui/show-failure';
import { OwnMark } from './OwnMark';
import { audienceText, spanWords } from './reminder-words';
import { UPDATE_REMINDER } from './reminders.graphql';
import classes from './reminders.module.css';
import { t } from './texts';

interface ReminderRowProps {
  reminder: ReminderFieldsFragment;
  child: ChildFieldsFragment | null;
  now: number;
  /** Of the family; the time in another zone stands beside it. */
  zone: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** A reminder: when it comes next, how it repeats, for whom, and its switch. */
export function ReminderRow({ reminder, child, now, zone, onEdit, onDelete }: ReminderRowProps) {
  const { id, title, note, recurrence, nextAt, enabled, audience } = reminder;
  const [update, { loading }] = useMutation(UPDATE_REMINDER, { refetchQueries: ['Reminders'] });
  const toggle = async (isOn: boolean) => {
    try {
      await update({ variables: { id, input: { enabled: isOn } } });
    } catch (reason) {
      showFailure(t(isOn ? 'row.onFailed' : 'row.offFailed', { title }), reason);
    }
  };
  return (
    <li className={classes.row} data-off={!enabled || undefined}>
      {child ? <ChildAvatar avatar={avatarOf(child.avatar)} colour={colourOf(child.colour)} size={44} /> : <OwnMark />}
      <div className={classes.text}>
        <button type="button" className={classes.title} onClick={onEdit}>
          {title}
        </button>
        <Text size="sm" className={classes.when}>
          {nextText(reminder, now, zone)}
          {recurrence.zone !== zone && nextAt && (
            <span className={classes.place}>
              {' '}
              {t('row.inPlace', {
                time: wallClock(Date.parse(nextAt), recurrence.zone),
                place: placeOf(recurrence.zone),
              })}
            </span>
          )}
        </Text>
        <Text size="sm" c="dimmed" className={classes.fact}>
          {rhythmText(reminder)}
        </Text>
        <Text size="sm" c="dimmed" className={classes.fact}>
          {audienceText(audience, child?.nickname ?? null)}
        </Text>
        {note && (
          <Text size="sm" lineClamp={2} className={classes.note}>
            {note}
          </Text>
        )}
      </div>
      <div className={classes.side}>
        <Switch
          aria-label={t('row.switch', { title })}
          size="md"
          checked={enabled}
          disabled={loading}
          onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
          classNames={{ body: classes.switch }}
        />
        <RowMenu label={t('row.actions', { title })}>
          <Menu.Item mih={44} leftSection={<IconPencil size={18} />} onClick={onEdit}>
            {t('row.edit')}
          </Menu.Item>
          <Menu.Item mih={44} color="red" leftSection={<IconTrash size={18} />} onClick={onDelete}>
            {t('row.delete')}
          </Menu.Item>
        </RowMenu>
      </div>
    </li>
  );
}

function rhythmText({ recurrence, offsetMinutes }: ReminderFieldsFragment): string {
  const repeat = repeatText(recurrence);
  if (offsetMinutes === 0) return repeat;
  return t('row.offset', { repeat, span: spanWords(offsetMinutes), time: recurrence.starts.slice(11, 16) });
}

function nextText({ nextAt, enabled }: ReminderFieldsFragment, now: number, zone: string): string {
  if (!enabled) return t('row.off');
  return nextAt ? whenWords(Date.parse(nextAt), now, zone) : t('row.over');
}
