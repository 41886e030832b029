import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { AGES, type LibraryFilter, topicText, yearsText } from './library-filter';
import { t } from './texts';

interface FilterBarProps {
  filter: LibraryFilter;
  topics: readonly string[];
  searchLabel: string;
  onChange: (change: Partial<LibraryFilter>) => void;
}

/** Search, topic and age. */
export function FilterBar({ filter, topics, searchLabel, onChange }: FilterBarProps) {
  return (
    <Group align="flex-end" gap="sm" mb="lg" role="search">
      <TextInput
        type="search"
        label={t('filter.search')}
        placeholder={searchLabel}
        value={filter.search}
        maxLength={200}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
        leftSection={<IconSearch size={16} />}
        flex="1 1 220px"
        maw={420}
      />
      <NativeSelect
        label={t('filter.topic')}
        value={filter.topic ?? ''}
        data={[
          { value: '', label: t('filter.allTopics') },
          ...topics.map((topic) => ({ value: topic, label: topicText(topic) })),
        ]}
        onChange={(event) => onChange({ topic: event.currentTarget.value || null })}
        flex="1 1 130px"
        maw={200}
      />
      <NativeSelect
        label={t('filter.age')}
        value={filter.age ?? ''}
        data={[
          { value: '', label: t('filter.allAges') },
          ...AGES.map((age) => ({ value: String(age), label: yearsText(age) })),
        ]}
        onChange={(event) => onChange({ age: event.currentTarget.value ? Number(event.currentTarget.value) : null })}
        flex="1 1 110px"
        maw={160}
      />
    </Group>
  );
}
