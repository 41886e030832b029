import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';
import type { ChildFieldsFragment, ContentKind } from '../gql/graphql';
import classes from './contents.module.css';
import { t } from './texts';

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

const KINDS: readonly ContentKind[] = ['STORY', 'PICTURE', 'WORKSHEET'];

/** Search, kind, and whose shelf. */
export function ContentFilters({ filter, wards, onChange }: ContentFiltersProps) {
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={t('filter.search')}
        placeholder={t('filter.words')}
        leftSection={<IconSearch size={16} />}
        value={filter.search}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <NativeSelect
        label={t('filter.kind')}
        value={filter.kind ?? ''}
        data={[
          { value: '', label: t('filter.everything') },
          ...KINDS.map((kind) => ({ value: kind, label: t(`filter.${kind}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ kind: KINDS.find((kind) => kind === currentTarget.value) ?? null })}
      />
      {wards.length > 0 && (
        <NativeSelect
          label={t('filter.shelf')}
          value={filter.childId ?? ''}
          data={[
            { value: '', label: t('filter.allShelves') },
            ...wards.map(({ id, nickname }) => ({ value: id, label: t('filter.shelfOf', { name: nickname }) })),
          ]}
          onChange={({ currentTarget }) => onChange({ childId: currentTarget.value || null })}
        />
      )}
    </search>
  );
}
