import { Group, Pagination, Text } from '@mantine/core';
import { tableText } from './table-texts';

interface TableFooterProps {
  /** How many rows the page has; null while that is not known. */
  shown: number | null;
  total: number;
  /** From 0. */
  page: number;
  pages: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Which rows are shown, and the way to the others. */
export function TableFooter({ shown, total, page, pages, pageSize, onPage }: TableFooterProps) {
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" role="status" className="tabular-numbers">
        {shown !== null && rangeText(page * pageSize, shown, total)}
      </Text>
      {pages > 1 && (
        <Pagination
          value={page + 1}
          total={pages}
          onChange={(next) => onPage(next - 1)}
          getControlProps={(control) => ({ 'aria-label': tableText(`turn.${control}`) })}
          getItemProps={(item) => ({ 'aria-label': tableText('page', { page: item }) })}
        />
      )}
    </Group>
  );
}

function rangeText(before: number, shown: number, total: number): string {
  if (shown === 0) return tableText('noRange', { total });
  return tableText('range', { from: before + 1, to: before + shown, total });
}
