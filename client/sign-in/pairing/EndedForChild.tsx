import { lazy, Suspense, useState } from 'react';
import { BranchDrawing } from '../../ui/BranchDrawing';
import classes from './pairing.module.css';
import { t } from './texts';

const HelpLines = lazy(async () => ({ default: (await import('../../child-home/help/HelpLines')).HelpLines }));

/** For the child in front of a device that was signed out. Help stays one tap away. */
export function EndedForChild() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.ended} aria-label={t('ended.label')}>
      <BranchDrawing asleep className={classes.endedBird} />
      <div className={classes.endedWords}>
        <p className={classes.endedTitle}>{t('ended.off')}</p>
        <p>{t('ended.ask')}</p>
        <button type="button" className={classes.help} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('ended.help')}
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
