import { Group, Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';

interface TableFiltersProps {
  search: string;
  onSearch: (text: string) => void;
  /** What can be searched for. */
  placeholder: string;
  /** Further filters, and what can be done with what is found. */
  children?: ReactNode;
}

/** What narrows a table, above it. The key `/` leads into the search. */
export function TableFilters({ search, onSearch, placeholder, children }: TableFiltersProps) {
  const box = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => box.current?.focus()]]);
  return (
    <Group mb="md" gap="sm" align="flex-end">
      <TextInput
        ref={box}
        type="search"
        label="Search"
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
      />
      {children}
    </Group>
  );
}
