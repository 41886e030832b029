import { Button, Chip, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type QuietWindow, WEEKDAYS, type Weekday } from '../../../contract/controls';
import { dayLabel } from '../../platform/languages/week-days';
import { lengthText } from '../clock-words';
import { isOvernight, keptLabel, shownLabel, windowName } from '../rule-words';
import { t } from '../texts';
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
  const [window, setWindow] = useState({ ...initial, label: shownLabel(initial.label) });
  const [wasTried, setWasTried] = useState(false);
  const set = (part: Partial<QuietWindow>) => setWindow((before) => ({ ...before, ...part }));
  const problems = {
    days: window.days.length === 0 ? t('dialog.noDay') : null,
    starts: window.starts === '' ? t('dialog.noTime') : null,
    ends: window.ends === '' ? t('dialog.noTime') : window.ends === window.starts ? t('dialog.sameTime') : null,
  };
  const isComplete = Object.values(problems).every((problem) => problem === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!isComplete) return;
    onSave({ ...window, label: keptLabel(window.label) });
    onClose();
  };
  const errorOf = (field: keyof typeof problems) => (wasTried ? problems[field] : null);
  return (
    <Modal opened onClose={onClose} title={<Text fw={750}>{isNew ? t('dialog.new') : windowName(initial)}</Text>}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('dialog.name')}
            placeholder={t('dialog.placeholder')}
            autoComplete="off"
            maxLength={LABEL_MAX_LENGTH}
            value={window.label}
            onChange={({ currentTarget }) => set({ label: currentTarget.value })}
            data-autofocus={isNew || undefined}
          />
          <fieldset className={classes.fields}>
            <legend>{t('dialog.days')}</legend>
            <Chip.Group multiple value={[...window.days]} onChange={(days) => set({ days: inOrder(days) })}>
              <Group gap={6}>
                {WEEKDAYS.map((day) => (
                  <Chip key={day} value={day} radius="xl" aria-label={dayLabel(day)}>
                    {dayLabel(day, 'short')}
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
              label={t('dialog.starts')}
              value={window.starts}
              error={errorOf('starts')}
              onChange={({ currentTarget }) => set({ starts: currentTarget.value.slice(0, 5) })}
            />
            <TextInput
              type="time"
              label={t('dialog.ends')}
              value={window.ends}
              error={errorOf('ends')}
              onChange={({ currentTarget }) => set({ ends: currentTarget.value.slice(0, 5) })}
            />
          </Group>
          {isComplete && (
            <Text size="sm" c="dimmed" role="status">
              {isOvernight(window)
                ? t('dialog.overnight', { length: lengthText(lengthOf(window)) })
                : t('dialog.length', { length: lengthText(lengthOf(window)) })}
            </Text>
          )}
          <Switch
            label={t('dialog.on')}
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
                {t('dialog.remove')}
              </Button>
            )}
            <Group gap="xs">
              <Button variant="default" mih={44} onClick={onClose}>
                {t('dialog.cancel')}
              </Button>
              <Button type="submit" mih={44}>
                {isNew ? t('dialog.add') : t('dialog.apply')}
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
