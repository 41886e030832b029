import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { blockName, isOvernight, windowName } from '../rule-words';
import classes from './week.module.css';
import { type BlockPart, DAY_MINUTES, type Lane, lanesOf, type WeekBlock } from './week-geometry';

interface DrawnPart {
  readonly block: WeekBlock;
  readonly part: BlockPart;
}

interface WeekTrackProps {
  parts: readonly DrawnPart[];
  selectedKey: string | null;
  /** Minutes since midnight on the child's clock, on today's track. */
  now: number | null;
  onSelect: (block: WeekBlock) => void;
  onGrab: (event: PointerEvent<HTMLElement>, block: WeekBlock) => void;
  onEdit: (block: WeekBlock) => void;
  onKey: (event: KeyboardEvent, block: WeekBlock) => void;
}

/** The quiet times of one day. */
export function WeekTrack({ parts, selectedKey, now, ...handlers }: WeekTrackProps) {
  const lanes = lanesOf(parts.map(({ part }) => part));
  return (
    <>
      {parts.map(({ block, part }, index) => (
        <Part
          key={`${block.key} ${part.from}`}
          block={block}
          part={part}
          lane={lanes[index]!}
          isSelected={block.key === selectedKey}
          {...handlers}
        />
      ))}
      {now !== null && <i className={classes.now} style={{ '--from': now / DAY_MINUTES } as CSSProperties} />}
    </>
  );
}

type PartProps = Omit<WeekTrackProps, 'parts' | 'selectedKey' | 'now'> &
  DrawnPart & { lane: Lane; isSelected: boolean };

/** The first part of a block is its button. The morning of a night is a picture that a pointer can take hold of, too. */
function Part({ block, part, lane, isSelected, onSelect, onGrab, onEdit, onKey }: PartProps) {
  const { window, day } = block;
  const shared = {
    className: classes.block,
    style: placeOf(part, lane),
    'data-selected': isSelected || undefined,
    'data-off': !window.enabled || undefined,
    'data-night': isOvernight(window) || undefined,
    'data-short': part.to - part.from < 120 || undefined,
    'data-opens': part.isStart || undefined,
    'data-closes': part.isEnd || undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => onGrab(event, block),
    onDoubleClick: () => onEdit(block),
  };
  const ends = (
    <>
      {part.isStart && <i className={classes.handle} data-edge="start" />}
      {part.isEnd && <i className={classes.handle} data-edge="end" />}
    </>
  );
  if (!part.isStart) {
    return (
      // The button of the same block has its name and its keys.
      <div {...shared} aria-hidden="true" onClick={() => onSelect(block)}>
        <span className={classes.time}>{window.ends}</span>
        {ends}
      </div>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      data-block={block.key}
      aria-label={blockName(window, day)}
      aria-describedby="week-keys"
      onFocus={() => onSelect(block)}
      onClick={(event) => {
        // By keyboard or a screen reader. A pointer selects, and edits with a second click.
        if (event.detail === 0) onEdit(block);
      }}
      onKeyDown={(event) => onKey(event, block)}
    >
      <span className={classes.name}>{windowName(window)}</span>
      <span className={classes.time}>
        {window.starts}
        {part.isEnd && <span className={classes.until}>–{window.ends}</span>}
      </span>
      {ends}
    </button>
  );
}

function placeOf({ from, to }: BlockPart, { index, count }: Lane): CSSProperties {
  return {
    '--from': from / DAY_MINUTES,
    '--size': (to - from) / DAY_MINUTES,
    '--lane': index,
    '--lanes': count,
  } as CSSProperties;
}
