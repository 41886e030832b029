import { ActionIcon, Checkbox, Kbd, NativeSelect, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { CONVERSATION_SORTS, type ConversationSort } from '../../contract/conversations';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';
import classes from './list-controls.module.css';
import { DEFAULT_CONTROLS, type TypeFilter } from './list-url';
import { SearchHint } from './SearchHint';
import { t } from './texts';
import type { useListControls } from './useListControls';

const TYPES: readonly TypeFilter[] = ['casual', 'educational', 'creative'];

const sortOptions = () => CONVERSATION_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }));
const typeOptions = () => [
  { value: '', label: t('type.all') },
  ...TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
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
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
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
        aria-label={t('filter.button')}
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
        label={t('filter.sortBy')}
        size="md"
        data={sortOptions()}
        value={sort}
        onChange={(event) => setControls({ sort: event.currentTarget.value as ConversationSort })}
        classNames={{ input: classes.field }}
      />
      <NativeSelect
        label={t('filter.type')}
        size="md"
        data={typeOptions()}
        value={type ?? ''}
        onChange={(event) => setControls({ type: (event.currentTarget.value || null) as TypeFilter | null })}
        classNames={{ input: classes.field }}
      />
      <Checkbox
        label={t('filter.archived')}
        checked={archived}
        onChange={(event) => setControls({ archived: event.currentTarget.checked })}
        classNames={{ root: classes.archived, body: classes.archivedBody, label: classes.archivedLabel }}
      />
    </div>
  );
}
