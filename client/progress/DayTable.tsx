import { Table } from '@mantine/core';
import { numberText } from '../platform/languages/numbers';
import type { Progress } from './progress-csv';
import { dayText } from './progress-span';
import { t } from './texts';

/** Minutes and questions of each day as a table. */
export function DayTable({ days }: { days: Progress['days'] }) {
  return (
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
  );
}
