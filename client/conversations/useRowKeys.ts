import { type RefObject, useEffect } from 'react';

/** Fields and menus keep their own keys. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"], [contenteditable]';

/**
 * Arrow keys, Home and End move between the rows of a list: the links marked `data-row`. Where nothing in the list has
 * the focus, the arrow down goes to its first row.
 */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const list = container.current;
      const from = event.target instanceof Element ? event.target : document.body;
      if (!list || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || from.closest(OWN_KEYS))
        return;
      const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
      const isInList = list.contains(from);
      if (!isInList && from !== document.body) return;
      const current = rows.findIndex((row) => row === from || row.closest('[data-row-item]')?.contains(from) === true);
      const next = nextRow(event.key, current, rows.length, isInList);
      if (next === null) return;
      event.preventDefault();
      rows[next]?.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [container]);
}

/** The row that a key leads to; null where the key means something else. */
export function nextRow(key: string, current: number, count: number, isInList: boolean): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(count - 1, current + 1);
  if (!isInList) return null;
  if (key === 'ArrowUp') return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
