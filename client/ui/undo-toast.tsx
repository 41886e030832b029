import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { takeLostFocus } from './focus-state';
import { t } from './texts';
import classes from './toasts.module.css';

/** The server can restore deleted conversations for this long. */
const UNDO_MS = 10_000;

/** The toasts on the screen that can still undo something, oldest first. */
const usable: string[] = [];

/** @returns whether it could still undo something */
function endUse(id: string): boolean {
  const index = usable.indexOf(id);
  if (index >= 0) usable.splice(index, 1);
  return index >= 0;
}

interface UndoProps {
  id: string;
  message: string;
  /** When the ten seconds began. */
  start: number;
  onUndo: () => void;
}

/** Reports what was done, with a button that takes it back for ten seconds. */
export function showUndo(message: string, undo: () => void): void {
  const id = crypto.randomUUID();
  const start = Date.now();
  // From now on, even if other toasts make this one wait.
  const timer = setTimeout(() => notifications.hide(id), UNDO_MS);
  // A pointer on a toast stops its `autoClose`, but not the server's ten seconds.
  notifications.show({
    id,
    autoClose: false,
    message: <Undo id={id} message={message} start={start} onUndo={undo} />,
    onClose: () => {
      clearTimeout(timer);
      endUse(id);
    },
  });
}

function Undo({ id, message, start, onUndo }: UndoProps) {
  const [waited] = useState(() => Date.now() - start);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    usable.push(id);
    return () => void endUse(id);
  }, [id]);
  const takeBack = () => {
    // A toast that fades away can still be clicked.
    if (!endUse(id)) return;
    onUndo();
    notifications.hide(id);
  };
  useHotkeys([
    [
      'mod+Z',
      (event) => {
        if (usable.at(-1) !== id) return;
        // Each toast listens, and another one is the newest as soon as this one is used.
        event.stopImmediatePropagation();
        takeBack();
      },
    ],
  ]);
  // Ten seconds are too short to get here by Tab from the place where the deleted thing was.
  useEffect(() => {
    if (button.current) takeLostFocus(button.current);
  }, []);
  return (
    <div
      className={classes.undo}
      style={{ '--undo-time': `${UNDO_MS}ms`, '--undo-delay': `-${waited}ms` } as CSSProperties}
    >
      <span className={classes.undoText}>{message}</span>
      <Button
        ref={button}
        variant="light"
        className={classes.undoButton}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={takeBack}
      >
        {t('undo')}
      </Button>
      <span className={classes.countdown} aria-hidden="true" />
    </div>
  );
}
