import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { rangeText } from '../day-words';

interface NumberFieldProps {
  label: string;
  /** Null: no limit, shown as an empty field. */
  value: number | null;
  min: number;
  max: number;
  /** What an empty field means. Without it, the field needs a number. */
  emptyLabel?: string;
  /** After the number. */
  unit?: string;
  onChange: (value: number | null) => void;
}

/** A whole number. What cannot be used stays in the field with a word about it, and changes nothing. */
export function NumberField({ label, value, min, max, emptyLabel, unit, onChange }: NumberFieldProps) {
  const [text, setText] = useState(textOf(value));
  useEffect(() => setText((before) => (Number(before) === value && before !== '' ? before : textOf(value))), [value]);
  const isEmptyAllowed = emptyLabel !== undefined;
  const isUsable = (typed: string) => (typed === '' ? isEmptyAllowed : Number(typed) >= min && Number(typed) <= max);
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={emptyLabel}
      rightSection={unit && text !== '' ? unit : undefined}
      rightSectionWidth={unit && text !== '' ? unitWidth(unit) : undefined}
      rightSectionPointerEvents="none"
      maxLength={String(max).length}
      value={text}
      error={isUsable(text) ? null : rangeText(min, max)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.replace(/\D/gu, '');
        setText(typed);
        if (isUsable(typed)) onChange(typed === '' ? null : Number(typed));
      }}
      onBlur={() => {
        if (!isUsable(text)) setText(textOf(value));
      }}
    />
  );
}

/** Room for the unit, so that it does not stand over the number. */
const unitWidth = (unit: string) => Math.max(44, unit.length * 10 + 12);

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}
