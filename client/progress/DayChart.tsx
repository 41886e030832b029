import { SegmentedControl, Table } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../ui/Section';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { dayText, weekdayText } from './progress-span';

/** Minutes at the top of the chart at least, so that a short visit does not look like a long day. */
const SMALLEST_SCALE = 10;

/** Minutes and questions of each day, as bars or as a table. */
export function DayChart({ days }: { days: Progress['days'] }) {
  const [view, setView] = useState('chart');
  const most = Math.max(SMALLEST_SCALE, ...days.map(({ minutes }) => minutes));
  return (
    <Section
      title="Day by day"
      actions={
        <SegmentedControl
          size="xs"
          aria-label="Day by day: view"
          data={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'chart' ? (
        <div className={classes.days} role="img" aria-label="Minutes of each day. The table has the numbers.">
          {days.map(({ date, minutes }) => (
            <div key={date} className={classes.day}>
              <span className={classes.dayNumber}>{minutes > 0 && days.length <= 7 ? minutes : ''}</span>
              <span className={classes.dayBar} style={{ height: `${(minutes / most) * 100}%` }} />
              <span className={classes.dayName}>{days.length <= 7 ? weekdayText(date) : monthTick(date)}</span>
            </div>
          ))}
        </div>
      ) : (
        <Table className="tabular-numbers">
          <caption className="visually-hidden">Minutes and questions of each day</caption>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Day</Table.Th>
              <Table.Th scope="col" ta="right">
                Minutes
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Questions
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map(({ date, minutes, questions }) => (
              <Table.Tr key={date}>
                <Table.Td>{dayText(date)}</Table.Td>
                <Table.Td ta="right">{minutes}</Table.Td>
                <Table.Td ta="right">{questions}</Table.Td>
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
