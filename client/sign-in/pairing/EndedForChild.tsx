import { lazy, Suspense, useState } from 'react';
import { BranchDrawing } from '../../ui/BranchDrawing';
import classes from './pairing.module.css';

const HelpLines = lazy(async () => ({ default: (await import('../../child-home/help/HelpLines')).HelpLines }));

/** For the child in front of a device that was signed out. Help stays one tap away. */
export function EndedForChild() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.ended} aria-label="For the child">
      <BranchDrawing asleep className={classes.endedBird} />
      <div className={classes.endedWords}>
        <p className={classes.endedTitle}>Starling is off here now.</p>
        <p>Go and ask your grown-up.</p>
        <button type="button" className={classes.help} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Help
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <HelpLines />
        </Suspense>
      )}
    </section>
  );
}
