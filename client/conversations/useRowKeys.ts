import { type RefObject, useEffect } from 'react';

/** These elements handle arrow keys themselves. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, select, [role="menu"], [role="dialog"], [contenteditable]';

/**
 * Arrow keys, Home and End move the focus between the rows of a list, which are links with `data-row`. If the focus is
 * not in the list but on the page or its title, the down arrow moves it to the first row.
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
      if (!isInList && !from.matches('body, h1')) return;
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

/** The index of the row that a key moves to. Null for any other key. */
export function nextRow(key: string, current: number, count: number, isInList: boolean): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return Math.min(count - 1, current + 1);
  if (!isInList) return null;
  if (key === 'ArrowUp') return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
