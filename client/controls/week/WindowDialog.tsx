import { Button, Chip, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type QuietWindow, WEEKDAYS, type Weekday } from '../../../contract/controls';
import { lengthText } from '../child-clock';
import { DAY_NAMES, isOvernight, SHORT_DAY_NAMES, windowName } from '../rule-words';
import classes from './week.module.css';
import { lengthOf } from './week-geometry';

const LABEL_MAX_LENGTH = 40;

export function newWindow(): QuietWindow {
  return {
    id: crypto.randomUUID(),
    label: '',
    days: WEEKDAYS.slice(0, 5),
    starts: '20:00',
    ends: '06:30',
    enabled: true,
  };
}

interface WindowDialogProps {
  window: QuietWindow;
  isNew: boolean;
  onSave: (window: QuietWindow) => void;
  onRemove: (window: QuietWindow) => void;
  onClose: () => void;
}

/** A quiet time as a form. */
export function WindowDialog({ window: initial, isNew, onSave, onRemove, onClose }: WindowDialogProps) {
  const [window, setWindow] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const set = (part: Partial<QuietWindow>) => setWindow((before) => ({ ...before, ...part }));
  const problems = {
    days: window.days.length === 0 ? 'Choose at least one day' : null,
    starts: window.starts === '' ? 'Enter a time' : null,
    ends: window.ends === '' ? 'Enter a time' : window.ends === window.starts ? 'Must differ from the start' : null,
  };
  const isComplete = Object.values(problems).every((problem) => problem === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!isComplete) return;
    onSave({ ...window, label: window.label.trim() });
    onClose();
  };
  const errorOf = (field: keyof typeof problems) => (wasTried ? problems[field] : null);
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{isNew ? 'New quiet time' : windowName(initial)}</Text>}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            placeholder="School night"
            autoComplete="off"
            maxLength={LABEL_MAX_LENGTH}
            value={window.label}
            onChange={({ currentTarget }) => set({ label: currentTarget.value })}
            data-autofocus={isNew || undefined}
          />
          <fieldset className={classes.fields}>
            <legend>Starts on</legend>
            <Chip.Group multiple value={[...window.days]} onChange={(days) => set({ days: inOrder(days) })}>
              <Group gap={6}>
                {WEEKDAYS.map((day) => (
                  <Chip key={day} value={day} radius="xl" aria-label={DAY_NAMES[day]}>
                    {SHORT_DAY_NAMES[day]}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
            {errorOf('days') && (
              <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
                {errorOf('days')}
              </Text>
            )}
          </fieldset>
          <Group grow align="flex-start">
            <TextInput
              type="time"
              label="Starts"
              value={window.starts}
              error={errorOf('starts')}
              onChange={({ currentTarget }) => set({ starts: currentTarget.value.slice(0, 5) })}
            />
            <TextInput
              type="time"
              label="Ends"
              value={window.ends}
              error={errorOf('ends')}
              onChange={({ currentTarget }) => set({ ends: currentTarget.value.slice(0, 5) })}
            />
          </Group>
          {isComplete && (
            <Text size="sm" c="dimmed" role="status">
              {lengthText(lengthOf(window))}
              {isOvernight(window) ? ', until the next morning.' : '.'}
            </Text>
          )}
          <Switch
            label="Switched on"
            checked={window.enabled}
            onChange={({ currentTarget }) => set({ enabled: currentTarget.checked })}
          />
          <Group justify="space-between" gap="xs">
            {isNew ? (
              <span />
            ) : (
              <Button
                variant="subtle"
                color="red"
                mih={44}
                onClick={() => {
                  onRemove(initial);
                  onClose();
                }}
              >
                Remove
              </Button>
            )}
            <Group gap="xs">
              <Button variant="default" mih={44} onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" mih={44}>
                {isNew ? 'Add' : 'Apply'}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function inOrder(days: readonly string[]): Weekday[] {
  return WEEKDAYS.filter((day) => days.includes(day));
}
