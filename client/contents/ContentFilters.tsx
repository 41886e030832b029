import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';
import type { ChildFieldsFragment, ContentKind } from '../gql/graphql';
import classes from './contents.module.css';

export interface ContentFilterText {
  search: string;
  kind: ContentKind | null;
  childId: string | null;
}

interface ContentFiltersProps {
  filter: ContentFilterText;
  wards: readonly ChildFieldsFragment[];
  onChange: (part: Partial<ContentFilterText>) => void;
}

const KINDS: readonly { value: ContentKind | ''; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'STORY', label: 'Stories' },
  { value: 'PICTURE', label: 'Pictures' },
  { value: 'WORKSHEET', label: 'Worksheets' },
];

/** Search, kind, and whose shelf. */
export function ContentFilters({ filter, wards, onChange }: ContentFiltersProps) {
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label="Search"
        placeholder="Words in a title"
        leftSection={<IconSearch size={16} />}
        value={filter.search}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <NativeSelect
        label="Kind"
        value={filter.kind ?? ''}
        data={[...KINDS]}
        onChange={({ currentTarget }) =>
          onChange({ kind: KINDS.find(({ value }) => value === currentTarget.value)?.value || null })
        }
      />
      {wards.length > 0 && (
        <NativeSelect
          label="Shelf"
          value={filter.childId ?? ''}
          data={[
            { value: '', label: 'All' },
            ...wards.map(({ id, nickname }) => ({ value: id, label: `${nickname}’s shelf` })),
          ]}
          onChange={({ currentTarget }) => onChange({ childId: currentTarget.value || null })}
        />
      )}
    </search>
  );
}
