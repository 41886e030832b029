import { Text, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { SEARCH_MIN_LENGTH } from '../../contract/conversations';
import { tagName } from '../ui/tag-name';
import classes from './list-controls.module.css';
import { t } from './texts';
import { topicsFor } from './topics';
import type { useListControls } from './useListControls';

/** Under the search field: what a search needs, the topics that a short word can mean, and the chosen topic. */
export function SearchHint({ controls }: { controls: ReturnType<typeof useListControls> }) {
  const { text, topic, isTooShort, setControls } = controls;
  const offered = isTooShort ? topicsFor(text, tagName).filter((name) => name !== topic) : [];
  return (
    <>
      <Text id="search-hint" size="sm" c="dimmed" role="status">
        {isTooShort ? t('filter.tooShort', { min: SEARCH_MIN_LENGTH }) : ''}
      </Text>
      {offered.map((name) => (
        <UnstyledButton
          key={name}
          className={classes.topic}
          onClick={() => setControls({ search: '', topic: name })}
          aria-label={t('filter.about', { topic: tagName(name) })}
        >
          {tagName(name)}
        </UnstyledButton>
      ))}
      {topic && (
        <UnstyledButton
          className={classes.topic}
          data-chosen
          onClick={() => setControls({ topic: null })}
          aria-label={t('filter.topic', { topic: tagName(topic) })}
        >
          {tagName(topic)}
          <IconX size={16} aria-hidden="true" />
        </UnstyledButton>
      )}
    </>
  );
}
