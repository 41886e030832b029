import { useSyncExternalStore } from 'react';
import classes from './Caption.module.css';
import { speaker } from './speaker';

/** The sentence that is being said, for eyes alone: a screen reader has the whole text already. */
export function Caption() {
  const { sentence } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  if (sentence === null) return null;
  return (
    <p className={classes.caption} aria-hidden="true" data-testid="caption">
      {sentence}
    </p>
  );
}
