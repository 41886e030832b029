import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { SCHEDULE_STEPS_MAX } from '../../contract/schedules';
import classes from './item-dialog.module.css';
import { t } from './texts';

interface StepsFieldProps {
  steps: readonly string[];
  problem: string | undefined;
  onChange: (steps: string[]) => void;
}

/** What the child ticks one after the other. Enter begins the next step. */
export function StepsField({ steps, problem, onChange }: StepsFieldProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusStep = (index: number) => {
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  };
  const add = () => {
    if (steps.length >= SCHEDULE_STEPS_MAX) return;
    onChange([...steps, '']);
    focusStep(steps.length);
  };
  const move = (index: number) => {
    const next = [...steps];
    [next[index - 1], next[index]] = [next[index]!, next[index - 1]!];
    onChange(next);
  };
  return (
    <fieldset className={classes.steps}>
      <legend>{t('form.steps')}</legend>
      <Text size="sm" c="dimmed">
        {t('form.stepsHint', { count: SCHEDULE_STEPS_MAX })}
      </Text>
      <div ref={list} className={classes.stepList}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone.
          <div key={index} className={classes.step}>
            <TextInput
              aria-label={t('form.step', { position: index + 1 })}
              autoComplete="off"
              flex={1}
              value={step}
              onChange={({ currentTarget }) => onChange(steps.with(index, currentTarget.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={t('form.stepUp', { position: index + 1 })}
              disabled={index === 0}
              onClick={() => move(index)}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={t('form.stepRemove', { position: index + 1 })}
              onClick={() => onChange(steps.filter((_, other) => other !== index))}
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        ))}
      </div>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
      <Button
        variant="light"
        mih={44}
        leftSection={<IconPlus size={16} />}
        disabled={steps.length >= SCHEDULE_STEPS_MAX}
        onClick={add}
      >
        {t('form.stepAdd')}
      </Button>
    </fieldset>
  );
}
