import { useHotkeys } from '@mantine/hooks';
import { useReducer, useRef } from 'react';
import { BulkBar } from './BulkBar';
import { ConversationRow } from './ConversationRow';
import classes from './ConversationRows.module.css';
import type { ListViewProps } from './list-views';
import { NOTHING_SELECTED, select, selectedOf } from './selection';
import { t } from './texts';
import { useRowKeys } from './useRowKeys';

/** `/conversation-list`: rows that can be selected, with actions for all selected ones. */
export function RowsView({ list, actions, search }: ListViewProps) {
  const [selection, dispatch] = useReducer(select, NOTHING_SELECTED);
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  useHotkeys([['Escape', () => dispatch({ type: 'clear' })]]);

  const { items } = list;
  const order = items.map(({ id }) => id);
  const selected = new Set(selectedOf(selection, order));
  return (
    <>
      <ul ref={rows} className={classes.rows} aria-label={t('page.title')} aria-busy={list.isRefreshing}>
        {items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            actions={actions}
            search={search}
            isSelected={selected.has(conversation.id)}
            onTick={(isRange) =>
              dispatch(
                isRange ? { type: 'extend', id: conversation.id, order } : { type: 'toggle', id: conversation.id },
              )
            }
          />
        ))}
      </ul>
      {selected.size > 0 && (
        <BulkBar
          chosen={items.filter(({ id }) => selected.has(id))}
          shownCount={items.length}
          actions={actions}
          onAll={() => dispatch({ type: 'all', order })}
          onClear={() => dispatch({ type: 'clear' })}
        />
      )}
    </>
  );
}
