import { IconCheck } from '@tabler/icons-react';
import { Picture } from '../../library/pictures/Picture';
import { pictureOf } from '../../schedules/schedule-pictures';
import { t } from '../texts';
import type { DayEntry } from './my-day';
import classes from './my-day.module.css';

interface DayRowProps {
  entry: DayEntry;
  /** Below the title. */
  note?: string;
  isDone?: boolean;
  /** With it, the row can be ticked. */
  onMark?: () => void;
}

/** Something that is later, earlier or done, smaller than what is now. */
export function DayRow({ entry, note, isDone = false, onMark }: DayRowProps) {
  const { title, kind } = entry;
  return (
    <li className={classes.row} data-done={isDone || undefined}>
      <Picture name={pictureOf(entry.picture) ?? (kind === 'REMINDER' ? 'bulb' : 'sun')} className={classes.small} />
      <span className={classes.rowWords}>
        <span className={classes.rowTitle}>{title}</span>
        {note && <span className={classes.rowNote}>{note}</span>}
      </span>
      {isDone && (
        <span className={classes.doneMark}>
          <IconCheck size={26} stroke={3.2} aria-hidden="true" />
          <span className="visually-hidden">{t('day.parts.done')}</span>
        </span>
      )}
      {onMark && (
        <button type="button" className={classes.rowTick} aria-label={t('day.doneNamed', { title })} onClick={onMark}>
          <IconCheck size={28} stroke={3} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
