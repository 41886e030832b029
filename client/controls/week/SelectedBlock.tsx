import { Button, Group, Text } from '@mantine/core';
import { blockName, DAY_NAMES } from '../rule-words';
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
                A new time holds on all {block.window.days.length} days of this quiet time.
              </Text>
            )}
          </div>
          <Group gap={4}>
            <Command label="Edit" onRun={() => onCommand(block, { kind: 'edit' })} />
            {block.window.days.length > 1 && (
              <Command label={`Only ${DAY_NAMES[block.day]}`} onRun={() => onCommand(block, { kind: 'split' })} />
            )}
            <Command label={`Remove ${DAY_NAMES[block.day]}`} onRun={() => onCommand(block, { kind: 'remove' })} />
          </Group>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {hasWindows ? 'Drag a quiet time or one of its ends.' : 'No quiet time yet: Starling is open day and night.'}
        </Text>
      )}
      <p id="week-keys" className={classes.keys}>
        Arrow keys move it by 15 minutes or to another day, with Shift its end. Enter opens it, Delete removes it.
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
