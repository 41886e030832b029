import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { PagedTableProps } from './table-column';
import { sortedWay, toggled } from './table-sort';
import { tableText } from './table-texts';

/** Sorting on a phone, where a table has no column headers: a select, and a button for the direction. */
export function TableSort<Row, By extends string>({
  columns,
  sort,
  onSort,
}: Pick<PagedTableProps<Row, By>, 'columns' | 'sort' | 'onSort'>) {
  const sortable = columns.filter((column) => column.sort);
  const current = sortable.find((column) => column.sort?.by === sort.by);
  if (!current) return null;
  const way = sortedWay(current, sort);
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap" w="100%">
      <NativeSelect
        label={tableText('sortBy')}
        flex={1}
        data={sortable.map(({ label }) => label)}
        value={current.label}
        onChange={(event) => {
          const chosen = sortable.find(({ label }) => label === event.currentTarget.value);
          if (chosen?.sort) onSort({ by: chosen.sort.by, reversed: false });
        }}
      />
      <ActionIcon
        variant="default"
        size={44}
        aria-label={tableText(way === 'ascending' ? 'descending' : 'ascending')}
        onClick={() => onSort(toggled(current, sort))}
      >
        {way === 'ascending' ? <IconArrowUp size={18} /> : <IconArrowDown size={18} />}
      </ActionIcon>
    </Group>
  );
}
