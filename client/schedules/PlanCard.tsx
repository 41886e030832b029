import { IconBell, IconCheck, IconMoon } from '@tabler/icons-react';
import type { PlanEntryFieldsFragment, ScheduleItemFieldsFragment } from '../gql/graphql';
import { Picture } from '../library/pictures/Picture';
import { stepsText, timesText } from './plan-week';
import { pictureOf } from './schedule-pictures';
import classes from './schedules.module.css';
import { t } from './texts';

interface PlanCardProps {
  entry: PlanEntryFieldsFragment;
  /** Null: a reminder, or an item that the reader cannot change. */
  item: ScheduleItemFieldsFragment | null;
  /** What happens at the same time. */
  overlaps: readonly string[];
  zone: string;
  onOpen: (() => void) | null;
}

/** One thing of a day: when, what, and how far the child is. */
export function PlanCard({ entry, item, overlaps, zone, onOpen }: PlanCardProps) {
  const { title, kind, state, steps } = entry;
  const picture = pictureOf(entry.picture);
  const marked = stepsText(steps);
  const isDone = state === 'DONE';
  return (
    <li
      className={classes.card}
      data-kind={item?.kind ?? kind}
      data-state={state}
      data-quiet={item?.quiet || undefined}
    >
      <span className={classes.time}>{timesText(entry, zone)}</span>
      {picture && <Picture name={picture} className={classes.cardPicture} />}
      {onOpen ? (
        <button type="button" className={classes.open} onClick={onOpen}>
          {title}
        </button>
      ) : (
        <strong className={classes.name}>{title}</strong>
      )}
      <span className={classes.facts}>
        {isDone && (
          <span className={classes.mark}>
            <IconCheck size={14} stroke={3} aria-hidden="true" />
            {t('card.done')}
          </span>
        )}
        {state === 'NOW' && (
          <span className={classes.mark} data-now>
            {t('card.now')}
          </span>
        )}
        {kind === 'REMINDER' && (
          <span className={classes.fact}>
            <IconBell size={14} aria-hidden="true" />
            {t('card.reminder')}
          </span>
        )}
        {item && <span className={classes.fact}>{t(`kind.${item.kind}`)}</span>}
        {item?.quiet && (
          <span className={classes.fact} data-quiet>
            <IconMoon size={14} aria-hidden="true" />
            {t('card.quiet')}
          </span>
        )}
        {marked && !isDone && <span className={classes.fact}>{marked}</span>}
      </span>
      {overlaps.length > 0 && (
        <span className={classes.overlap}>{t('card.overlap', { titles: overlaps.join(', ') })}</span>
      )}
    </li>
  );
}
