import { ActionIcon, Group, Kbd, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';
import classes from './table-filters.module.css';
import { tableText } from './table-texts';
import { useIsPhone } from './useIsPhone';

interface TableFiltersProps {
  search: string;
  onSearch: (text: string) => void;
  /** Names the fields that the search covers. */
  placeholder: string;
  /** More filters. A phone folds them away, unless one of them is set. */
  filters?: ReactNode;
  /** One of `filters` is set. */
  isFiltered?: boolean;
  /** A `TableSort`, for phones. */
  sort?: ReactNode;
  /** What stays in sight on a phone, too: states, and actions on the results. */
  children?: ReactNode;
}

/** Search and filters above a table. The key `/` focuses the search. */
export function TableFilters(props: TableFiltersProps) {
  const { search, onSearch, placeholder, filters, isFiltered = false, sort, children } = props;
  const box = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, panel] = useDisclosure(isFiltered);
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (isFiltered !== wasFiltered) {
    setWasFiltered(isFiltered);
    // A press in the table can set a filter. What the table shows must not stay hidden.
    if (isFiltered) panel.open();
  }
  const canFold = isPhone && Boolean(filters || sort);
  useHotkeys([['/', () => box.current?.focus()]]);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <TextInput
        ref={box}
        type="search"
        label={tableText('search')}
        placeholder={placeholder}
        value={search}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={(event) => onSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={16} />}
        rightSection={
          search ? null : (
            <Kbd size="xs" visibleFrom="sm">
              /
            </Kbd>
          )
        }
        rightSectionPointerEvents="none"
        flex="1 1 220px"
        maw={{ base: '100%', sm: 360 }}
        classNames={{ label: classes.searchLabel }}
      />
      {canFold && (
        <ActionIcon
          variant={isFiltered ? 'light' : 'default'}
          size={44}
          radius="md"
          aria-label={tableText(filters ? 'sortAndFilter' : 'sort')}
          aria-expanded={isOpen}
          onClick={panel.toggle}
        >
          <IconAdjustmentsHorizontal size={20} />
        </ActionIcon>
      )}
      {(!canFold || isOpen) && filters}
      {canFold && isOpen && sort}
      {children}
    </Group>
  );
}
