/** The selected rows, and the row where a range starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export type SelectionAction =
  | { type: 'toggle'; id: string }
  /** Shift and click: all rows from the anchor to this one. */
  | { type: 'extend'; id: string; order: readonly string[] }
  | { type: 'all'; order: readonly string[] }
  | { type: 'clear' };

/** Reducer of the selection. */
export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'toggle': {
      const ids = new Set(selection.ids);
      if (!ids.delete(action.id)) ids.add(action.id);
      return { ids, anchor: action.id };
    }
    case 'extend': {
      const from = selection.anchor ? action.order.indexOf(selection.anchor) : -1;
      const to = action.order.indexOf(action.id);
      if (from < 0 || to < 0) return select(selection, { type: 'toggle', id: action.id });
      const range = action.order.slice(Math.min(from, to), Math.max(from, to) + 1);
      return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
    }
    case 'all':
      return { ids: new Set(action.order), anchor: selection.anchor };
    case 'clear':
      return NOTHING_SELECTED;
  }
}

/** The selected rows that are still in the list, in the order of the list. */
export function selectedOf(selection: Selection, order: readonly string[]): string[] {
  return order.filter((id) => selection.ids.has(id));
}
