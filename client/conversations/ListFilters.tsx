import { ActionIcon, Checkbox, Kbd, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ConversationSort } from '../../contract/conversations';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';
import classes from './list-controls.module.css';
import { DEFAULT_CONTROLS, type TypeFilter } from './list-url';
import { SearchHint } from './SearchHint';
import type { useListControls } from './useListControls';

const SORT_OPTIONS: { value: ConversationSort; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'oldest', label: 'Oldest First' },
  { value: 'most_messages', label: 'Most Messages' },
];
const TYPE_OPTIONS: { value: TypeFilter | ''; label: string }[] = [
  { value: '', label: 'All Types' },
  { value: 'casual', label: 'Casual' },
  { value: 'educational', label: 'Educational' },
  { value: 'creative', label: 'Creative' },
];

type Controls = ReturnType<typeof useListControls>;

/** Search and filters. The key `/` moves to the search. Phones fold the filters away. */
export function ListFilters({ controls }: { controls: Controls }) {
  const { text, setText, sort, type, archived } = controls;
  const searchBox = useRef<HTMLInputElement>(null);
  const isFiltered = sort !== DEFAULT_CONTROLS.sort || type !== null || archived;
  const [areFiltersOpen, filters] = useDisclosure(isFiltered);
  const hasRoom = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  useHotkeys([['/', () => searchBox.current?.focus()]]);
  return (
    <div className={classes.controls}>
      <div className={classes.search}>
        <TextInput
          ref={searchBox}
          type="search"
          size="md"
          label="Search"
          placeholder="Search conversations"
          aria-describedby="search-hint"
          value={text}
          maxLength={SEARCH_MAX_LENGTH}
          onChange={(event) => setText(event.currentTarget.value)}
          leftSection={<IconSearch size={18} />}
          rightSection={
            text ? null : (
              <Kbd size="xs" visibleFrom="sm">
                /
              </Kbd>
            )
          }
          rightSectionPointerEvents="none"
          classNames={{ label: classes.searchLabel, input: classes.field }}
        />
      </div>
      <ActionIcon
        variant={isFiltered ? 'light' : 'default'}
        size={44}
        radius="md"
        hiddenFrom="sm"
        className={classes.filterButton}
        aria-label="Sort and filter"
        aria-expanded={areFiltersOpen}
        onClick={filters.toggle}
      >
        <IconAdjustmentsHorizontal size={20} />
      </ActionIcon>
      <div className={classes.hint}>
        <SearchHint controls={controls} />
      </div>
      {(hasRoom || areFiltersOpen) && <Filters controls={controls} />}
    </div>
  );
}

function Filters({ controls: { sort, type, archived, setControls } }: { controls: Controls }) {
  return (
    <div className={classes.filters}>
      <NativeSelect
        label="Sort by"
        size="md"
        data={SORT_OPTIONS}
        value={sort}
        onChange={(event) => setControls({ sort: event.currentTarget.value as ConversationSort })}
        classNames={{ input: classes.field }}
      />
      <NativeSelect
        label="Type"
        size="md"
        data={TYPE_OPTIONS}
        value={type ?? ''}
        onChange={(event) => setControls({ type: (event.currentTarget.value || null) as TypeFilter | null })}
        classNames={{ input: classes.field }}
      />
      <Checkbox
        label="Show Archived"
        checked={archived}
        onChange={(event) => setControls({ archived: event.currentTarget.checked })}
        classNames={{ root: classes.archived, body: classes.archivedBody, label: classes.archivedLabel }}
      />
    </div>
  );
}
