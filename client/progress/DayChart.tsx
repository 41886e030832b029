import { SegmentedControl, Table } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { numberText } from '../platform/languages/numbers';
import { Section } from '../ui/Section';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { dayText, weekdayText } from './progress-span';
import { t } from './texts';

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
        <Table className="tabular-numbers">
          <caption className="visually-hidden">{t('days.caption')}</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('days.day')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t('days.minutes')}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t('days.questions')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ date, minutes, questions }) => (
              <Table.Tr key={date}>
                <Table.Td>{dayText(date)}</Table.Td>
                <Table.Td ta="end">{numberText(minutes)}</Table.Td>
                <Table.Td ta="end">{numberText(questions)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}

/** In a month only every fifth day has room for its number. */
function monthTick(date: string): string {
  const day = Number(date.slice(8));
  return day === 1 || day % 5 === 0 ? String(day) : '';
}
