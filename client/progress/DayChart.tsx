import { SegmentedControl } from '@mantine/core';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { numberText } from '../platform/languages/numbers';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { weekdayText } from './progress-span';
import { t } from './texts';

const DayTable = lazy(async () => ({ default: (await import('./DayTable')).DayTable }));

/** Minutes at the top of the chart at least, so that a short visit does not look like a long day. */
const SMALLEST_SCALE = 10;

/** Minutes and questions of each day, as bars or as a table. */
export function DayChart({ days }: { days: Progress['days'] }) {
  const [view, setView] = useState('chart');
  const most = Math.max(SMALLEST_SCALE, ...days.map(({ minutes }) => minutes));
  return (
    <Section
      title={t('days.title')}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('days.view')}
          data={[
            { value: 'chart', label: t('days.chart') },
            { value: 'table', label: t('days.table') },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'chart' ? (
        <div className={classes.days} role="img" aria-label={t('days.chartText')}>
          {days.map(({ date, minutes }) => (
            <div key={date} className={classes.day}>
              <span className={classes.dayColumn}>
                {minutes > 0 && days.length <= 7 && <span className={classes.dayNumber}>{numberText(minutes)}</span>}
                <span className={classes.dayBar} style={{ '--share': minutes / most } as CSSProperties} />
              </span>
              <span className={classes.dayName}>{days.length <= 7 ? weekdayText(date) : monthTick(date)}</span>
            </div>
          ))}
        </div>
      ) : (
        <Suspense fallback={<ListSkeleton count={days.length} />}>
          <DayTable days={days} />
        </Suspense>
      )}
    </Section>
  );
}

/** In a month only every fifth day has room for its number. */
function monthTick(date: string): string {
  const day = Number(date.slice(8));
  return day === 1 || day % 5 === 0 ? String(day) : '';
}
