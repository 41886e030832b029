import { Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import classes from './PictureChoice.module.css';

interface PictureOption<T extends string> {
  value: T;
  label: string;
  picture: ReactNode;
}

interface PictureChoiceProps<T extends string> {
  label: string;
  description?: ReactNode;
  options: readonly PictureOption<T>[];
  /** Null: nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** Pixels. The choices share the width, each at least this wide. */
  minWidth: number;
  /** The labels stand below the pictures. Otherwise only screen readers get them. */
  showLabels?: boolean;
  /** `bare`: the picture alone is the choice, without a frame around it. */
  look?: 'cards' | 'bare';
  error?: ReactNode;
}

/** One choice out of several pictures: radio buttons, so that arrow keys work. */
export function PictureChoice<T extends string>(props: PictureChoiceProps<T>) {
  const { label, description, options, value, onChange, minWidth, showLabels = false, look = 'cards', error } = props;
  const id = useId();
  const notes = [description ? `${id}-description` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes || undefined}
      data-invalid={error ? true : undefined}
    >
      <Text id={`${id}-label`} size="sm" fw={600}>
        {label}
      </Text>
      {description && (
        <Text id={`${id}-description`} size="sm" c="dimmed">
          {description}
        </Text>
      )}
      <div className={classes.options} style={{ '--choice-min': `${minWidth}px` } as CSSProperties} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} title={showLabels ? undefined : option.label}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={classes.input}
            />
            {option.picture}
            <span className={showLabels ? classes.label : 'visually-hidden'}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <Text id={`${id}-error`} size="sm" c="var(--mantine-color-error)" mt={4}>
          {error}
        </Text>
      )}
    </div>
  );
}
