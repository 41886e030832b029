import { useLayoutEffect, useRef, useState } from 'react';
import { type QuietWindow, WEEKDAYS } from '../../../contract/controls';
import { dayName } from '../../platform/languages/week-days';
import { showUndo } from '../../ui/undo-toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { wallTimeAt } from '../child-clock';
import { blockName, windowName } from '../rule-words';
import { t } from '../texts';
import type { ChildNow } from '../useChildNow';
import { type BlockCommand, commandOf } from './block-commands';
import { SelectedBlock } from './SelectedBlock';
import { useBlockDrag } from './useBlockDrag';
import { WeekFrame } from './WeekFrame';
import { WeekTrack } from './WeekTrack';
import {
  blockKey,
  blocksOf,
  dayAfter,
  shifted,
  type WeekBlock,
  withDayMoved,
  withDaySplit,
  withoutDay,
} from './week-geometry';

interface WeekEditorProps {
  windows: readonly QuietWindow[];
  now: ChildNow;
  onPut: (window: QuietWindow) => void;
  onChange: (windows: readonly QuietWindow[]) => void;
  onEdit: (window: QuietWindow) => void;
  onUndo: (window: QuietWindow) => () => void;
}

/** The week as a picture. Blocks move by pointer and by keyboard; what happened is announced. */
export function WeekEditor({ windows, now, onPut, onChange, onEdit, onUndo }: WeekEditorProps) {
  const layout = useIsPhone() ? 'rows' : 'columns';
  const [selectedKey, setSelectedKey] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const picture = useRef<HTMLDivElement>(null);
  /** The block that gets the focus once it is drawn at its new place. */
  const followed = useRef<string | null>(null);
  const drag = useBlockDrag({
    layout,
    onDrop: (block, window, key) => {
      put(window, key);
      setSelectedKey(key);
      say(window, block);
    },
  });
  const shown = windows.map((window) => (drag.preview?.window.id === window.id ? drag.preview.window : window));
  const blocks = blocksOf(shown);
  const selected = blocks.find(({ key }) => key === (drag.preview?.key ?? selectedKey)) ?? null;
  const { minutes, weekday } = wallTimeAt(now.now, now.zone);

  useLayoutEffect(() => {
    if (!followed.current) return;
    picture.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(followed.current)}"]`)?.focus();
    followed.current = null;
  });

  function put(window: QuietWindow, key: string) {
    followed.current = key;
    onPut(window);
  }
  function say(window: QuietWindow, { day }: Pick<WeekBlock, 'day'>) {
    const others = window.days.length - 1;
    const name = blockName(window, day);
    setSaid(others === 0 ? name : t('window.alsoOn', { block: name, count: others }));
  }

  function run(block: WeekBlock, command: BlockCommand) {
    const { window, day } = block;
    if (command.kind === 'edit') onEdit(window);
    if (command.kind === 'remove') {
      onChange(withoutDay(windows, window.id, day));
      setSelectedKey(null);
      showUndo(t('window.removedOn', { name: windowName(window), day: dayName(day) }), onUndo(window));
    }
    if (command.kind === 'split') {
      const id = crypto.randomUUID();
      followed.current = blockKey(id, day);
      onChange(withDaySplit(windows, window.id, day, id));
      setSaid(t('window.split', { day: dayName(day) }));
    }
    if (command.kind === 'day') {
      const moved = withDayMoved(window, day, command.by);
      const target = dayAfter(day, command.by);
      if (!moved) setSaid(t('window.alreadyOn', { name: windowName(window), day: dayName(target) }));
      else {
        put(moved, blockKey(window.id, target));
        say(moved, { day: target });
      }
    }
    if (command.kind === 'time') {
      const { window: moved, days } = shifted(window, command.edge, command.by);
      put(moved, blockKey(window.id, dayAfter(day, days)));
      say(moved, { day: dayAfter(day, days) });
    }
  }

  return (
    <div ref={picture}>
      <WeekFrame
        layout={layout}
        label={t('week.label')}
        today={weekday}
        days={WEEKDAYS}
        renderTrack={(day) => (
          <WeekTrack
            parts={blocks.flatMap((block) =>
              block.parts.filter((part) => part.day === day).map((part) => ({ block, part })),
            )}
            selectedKey={selected?.key ?? null}
            now={day === weekday ? minutes : null}
            onSelect={(block) => setSelectedKey(block.key)}
            onGrab={(event, block) => drag.start(event, block)}
            onEdit={(block) => onEdit(block.window)}
            onKey={(event, block) => {
              const command = commandOf(event, layout);
              if (!command) return;
              event.preventDefault();
              run(block, command);
            }}
          />
        )}
      />
      <SelectedBlock block={selected} hasWindows={windows.length > 0} onCommand={run} />
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  );
}
