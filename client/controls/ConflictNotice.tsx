import { Button, Group, Stack, Text } from '@mantine/core';
import classes from './controls.module.css';
import { t } from './texts';
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
      <Text fw={700}>{t('conflict.title')}</Text>
      <ul className={classes.changes}>
        {theirs.map(({ keys, text }) => (
          <li key={keys.join()}>{text}</li>
        ))}
      </ul>
      <Text size="sm">
        {hasClash
          ? t('conflict.clash', { changes: clashes.map(({ text }) => text).join('; ') })
          : t('conflict.noClash')}
      </Text>
      <Group gap="xs">
        <Button mih={44} onClick={() => onResolve('mine')}>
          {hasClash ? t('conflict.mine') : t('conflict.both')}
        </Button>
        {hasClash && (
          <Button variant="default" mih={44} onClick={() => onResolve('theirs')}>
            {t('conflict.theirs')}
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {t('conflict.text')}
      </Text>
    </Stack>
  );
}
