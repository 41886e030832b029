import { Button, Group, Stack, Text } from '@mantine/core';
import classes from './controls.module.css';
import type { RulesConflict } from './useRulesDraft';

interface ConflictNoticeProps {
  conflict: RulesConflict;
  onResolve: (side: 'mine' | 'theirs') => void;
}

/** Another grown-up was faster: what changed, and what to do about it. */
export function ConflictNotice({ conflict: { theirs, clashes }, onResolve }: ConflictNoticeProps) {
  const hasClash = clashes.length > 0;
  return (
    <Stack gap="xs" role="alert" flex={1}>
      <Text fw={700}>Someone changed these rules meanwhile</Text>
      <ul className={classes.changes}>
        {theirs.map(({ keys, text }) => (
          <li key={keys.join()}>{text}</li>
        ))}
      </ul>
      <Text size="sm">
        {hasClash
          ? `You changed the same: ${clashes.map(({ text }) => text).join('; ')}. Which one shall hold?`
          : 'Your own changes touch other rules, so both can hold.'}
      </Text>
      <Group gap="xs">
        <Button mih={44} onClick={() => onResolve('mine')}>
          {hasClash ? 'Use mine' : 'Keep both'}
        </Button>
        {hasClash && (
          <Button variant="default" mih={44} onClick={() => onResolve('theirs')}>
            Use theirs
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        Nothing is saved until you save it.
      </Text>
    </Stack>
  );
}
