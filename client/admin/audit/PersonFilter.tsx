import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../contract/limits';
import { CLIENT_TIMES } from '../../platform/times';
import { FIND_PEOPLE } from './audit.graphql';
import { t } from './texts';

export interface Person {
  id: string;
  name: string;
}

interface PersonFilterProps {
  /** Null: everyone. */
  person: Person | null;
  onPerson: (person: Person | null) => void;
}

/** Chooses the account whose entries are shown: what it did, and what was done to it. */
export function PersonFilter({ person, onPerson }: PersonFilterProps) {
  const [search, setSearch] = useState('');
  const [debounced] = useDebouncedValue(search.trim(), CLIENT_TIMES.searchDebounceMs);
  // The field shows the name of the chosen person, which is no search.
  const words = debounced === person?.name ? '' : debounced;
  const { data, previousData } = useQuery(FIND_PEOPLE, { variables: { search: words || null } });
  const found = ((data ?? previousData)?.users.items ?? []).map(({ id, username, firstName, lastName, email }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || username,
    hint: email ?? username,
  }));
  const people = person && !found.some(({ id }) => id === person.id) ? [{ ...person, hint: '' }, ...found] : found;
  return (
    <Select
      label={t('filter.person')}
      flex="1 1 140px"
      maw={260}
      placeholder={t('filter.everyone')}
      searchable
      clearable
      // Hidden by default, but nothing else clears the field by keyboard.
      clearButtonProps={{ 'aria-label': t('filter.showEveryone'), 'aria-hidden': false, tabIndex: 0 }}
      nothingFoundMessage={t('filter.noAccount')}
      data={people.map(({ id, name, hint }) => ({ value: id, label: hint ? `${name} (${hint})` : name }))}
      // The server has searched already.
      filter={({ options }) => options}
      maxLength={SEARCH_MAX_LENGTH}
      value={person?.id ?? null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(id) => onPerson(people.find((one) => one.id === id) ?? null)}
    />
  );
}
