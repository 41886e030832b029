import { type Edge, STEP_MINUTES } from './week-geometry';

/** On a wide screen days are columns and time runs down; on a phone days are rows and time runs to the right. */
export type Layout = 'columns' | 'rows';

/** What a key or a button does with a block. */
export type BlockCommand =
  | { readonly kind: 'time'; readonly edge: Edge; readonly by: number }
  | { readonly kind: 'day'; readonly by: 1 | -1 }
  | { readonly kind: 'remove' }
  | { readonly kind: 'split' }
  | { readonly kind: 'edit' };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const FORWARD: Readonly<Record<Layout, { time: string; day: string }>> = {
  columns: { time: 'ArrowDown', day: 'ArrowRight' },
  rows: { time: 'ArrowRight', day: 'ArrowDown' },
};
const BACK: Readonly<Record<Layout, { time: string; day: string }>> = {
  columns: { time: 'ArrowUp', day: 'ArrowLeft' },
  rows: { time: 'ArrowLeft', day: 'ArrowUp' },
};

/** Arrows along the time move by 15 minutes, with Shift the end alone, with Alt the start. The others change the day. */
export function commandOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Key, layout: Layout): BlockCommand | null {
  if (ctrlKey || metaKey) return null;
  const edge: Edge = shiftKey ? 'end' : altKey ? 'start' : 'both';
  if (key === FORWARD[layout].time) return { kind: 'time', edge, by: STEP_MINUTES };
  if (key === BACK[layout].time) return { kind: 'time', edge, by: -STEP_MINUTES };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  if (edge !== 'both') return null;
  if (key === FORWARD[layout].day) return { kind: 'day', by: 1 };
  return key === BACK[layout].day ? { kind: 'day', by: -1 } : null;
}
