import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { WEEKDAYS } from '../../contract/controls';
import type { ChildPlanQuery, ScheduleItemFieldsFragment } from '../gql/graphql';
import { dayLabel, dayName } from '../platform/languages/week-days';
import { DayList } from './DayList';
import { dayText, weekDates } from './plan-week';
import classes from './schedules.module.css';
import { t } from './texts';

interface WeekColumnsProps {
  monday: string;
  /** The day that a narrow screen shows. */
  day: string;
  today: string;
  week: ChildPlanQuery;
  items: readonly ScheduleItemFieldsFragment[];
  zone: string;
  onShow: (date: string) => void;
  onAdd: (date: string) => void;
  onOpen: (item: ScheduleItemFieldsFragment, startsAt: string) => void;
}

/** Seven columns. A narrow screen has one of them, and a row of buttons for the others. */
export function WeekColumns({ monday, day, today, week, items, zone, onShow, onAdd, onOpen }: WeekColumnsProps) {
  const dates = weekDates(monday);
  return (
    <>
      <fieldset className={classes.days}>
        <legend className="visually-hidden">{t('week.day')}</legend>
        {WEEKDAYS.map((weekday) => (
          <UnstyledButton
            key={weekday}
            className={classes.dayButton}
            aria-pressed={dates[weekday] === day}
            aria-label={dayText(dates[weekday])}
            data-today={dates[weekday] === today || undefined}
            onClick={() => onShow(dates[weekday])}
          >
            <span>{dayLabel(weekday, 'short')}</span>
            <strong>{Number(dates[weekday].slice(8))}</strong>
          </UnstyledButton>
        ))}
      </fieldset>
      <div className={classes.week}>
        {WEEKDAYS.map((weekday) => {
          const date = dates[weekday];
          return (
            <section
              key={weekday}
              className={classes.day}
              data-today={date === today || undefined}
              data-shown={date === day || undefined}
              aria-label={dayText(date)}
            >
              <h2 className={classes.dayName}>
                <span className={classes.shortDay}>
                  {dayLabel(weekday, 'short')} {Number(date.slice(8))}
                </span>
                <span className={classes.longDay}>{dayText(date)}</span>
                {date === today && <span className={classes.today}>{t('week.today')}</span>}
              </h2>
              <DayList entries={week[weekday]} items={items} zone={zone} onOpen={onOpen} />
              {week[weekday].length === 0 && <p className={classes.nothing}>{t('week.nothing')}</p>}
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                className={classes.add}
                aria-label={t('week.addTo', { day: dayName(weekday) })}
                onClick={() => onAdd(date)}
              >
                <IconPlus size={18} />
              </ActionIcon>
            </section>
          );
        })}
      </div>
    </>
  );
}
