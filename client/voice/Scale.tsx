import { type CSSProperties, useId, useState } from 'react';
import { decimalText } from '../platform/languages/numbers';
import classes from './Scale.module.css';
import { t } from './texts';

interface ScaleProps {
  label: string;
  range: { readonly min: number; readonly max: number };
  value: number;
  /** Called when the thumb is let go. */
  onChange: (value: number) => void;
}

/** A slider in tenths. */
export function Scale({ label, range: { min, max }, value, onChange }: ScaleProps) {
  const [moved, setMoved] = useState<number | null>(null);
  const id = useId();
  const shown = moved ?? value;
  const commit = () => {
    if (moved === null) return;
    setMoved(null);
    if (moved !== value) onChange(moved);
  };
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {t('fields.scale', { label, value: decimalText(shown, 1) })}
      </label>
      <input
        id={id}
        type="range"
        className={classes.range}
        style={{ '--scale-at': `${((shown - min) / (max - min)) * 100}%` } as CSSProperties}
        min={min}
        max={max}
        step={0.1}
        value={shown}
        onChange={({ currentTarget }) => setMoved(Number(currentTarget.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </div>
  );
}
