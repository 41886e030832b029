import type { ReactNode } from 'react';
import type { Weekday } from '../../../contract/controls';
import { dayLabel } from '../../platform/languages/week-days';
import type { Layout } from './block-commands';
import classes from './week.module.css';

const HOURS = [0, 6, 12, 18, 24];

interface WeekFrameProps {
  layout: Layout;
  label: string;
  days: readonly Weekday[];
  today: Weekday;
  /** Below the name of the day, such as its date. */
  noteOf?: (index: number) => string;
  renderTrack: (day: Weekday, index: number) => ReactNode;
}

/** The days of a week with the hours beside them. */
export function WeekFrame({ layout, label, days, today, noteOf, renderTrack }: WeekFrameProps) {
  return (
    <section className={classes.week} data-layout={layout} aria-label={label}>
      <div className={classes.axis} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ '--at': hour / 24 } as React.CSSProperties}>
            {hour}
          </span>
        ))}
      </div>
      {days.map((day, index) => (
        <div key={day} className={classes.day} data-today={day === today || undefined}>
          <div className={classes.dayName} aria-hidden="true">
            <abbr title={dayLabel(day)}>{dayLabel(day, 'short')}</abbr>
            {noteOf && <small>{noteOf(index)}</small>}
          </div>
          <div className={classes.track} data-track>
            {renderTrack(day, index)}
          </div>
        </div>
      ))}
    </section>
  );
}
