import { Button, Group, Text } from '@mantine/core';
import { dayName } from '../../platform/languages/week-days';
import { blockName } from '../rule-words';
import { t } from '../texts';
import type { BlockCommand } from './block-commands';
import classes from './week.module.css';
import type { WeekBlock } from './week-geometry';

interface SelectedBlockProps {
  block: WeekBlock | null;
  hasWindows: boolean;
  onCommand: (block: WeekBlock, command: BlockCommand) => void;
}

/** What is selected in the week, with its commands as buttons. Without a selection, how to move things. */
export function SelectedBlock({ block, hasWindows, onCommand }: SelectedBlockProps) {
  return (
    <div className={classes.selected}>
      {block ? (
        <>
          <div className={classes.selectedText}>
            <Text fw={650} size="sm">
              {blockName(block.window, block.day)}
            </Text>
            {block.window.days.length > 1 && (
              <Text size="xs" c="dimmed">
                {t('week.allDays', { count: block.window.days.length })}
              </Text>
            )}
          </div>
          <Group gap={4}>
            <Command label={t('window.edit')} onRun={() => onCommand(block, { kind: 'edit' })} />
            {block.window.days.length > 1 && (
              <Command
                label={t('week.onlyDay', { day: dayName(block.day) })}
                onRun={() => onCommand(block, { kind: 'split' })}
              />
            )}
            <Command
              label={t('week.removeDay', { day: dayName(block.day) })}
              onRun={() => onCommand(block, { kind: 'remove' })}
            />
          </Group>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {hasWindows ? t('week.drag') : t('week.none')}
        </Text>
      )}
      <p id="week-keys" className={classes.keys}>
        {t('week.keys')}
      </p>
    </div>
  );
}

function Command({ label, onRun }: { label: string; onRun: () => void }) {
  return (
    <Button variant="subtle" size="compact-sm" mih={44} onClick={onRun}>
      {label}
    </Button>
  );
}
