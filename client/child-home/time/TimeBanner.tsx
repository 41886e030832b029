import { Logo } from '../../ui/Logo';
import { ReadAloud } from '../speech/ReadAloud';
import classes from './TimeBanner.module.css';
import type { TimeWarning } from './time-view';
import { warningText } from './warning-texts';

interface TimeBannerProps {
  /** Null: the region stays empty, so that screen readers announce what comes. */
  warning: TimeWarning | null;
  kind: 'story' | 'game' | 'chat' | null;
}

/** Five minutes and one minute before time ends: the bird says what to finish. There is no countdown. */
export function TimeBanner({ warning, kind }: TimeBannerProps) {
  const text = warning && warningText(warning, kind);
  return (
    <div role="status" className={classes.region}>
      {text && (
        <div className={classes.banner}>
          <Logo size={44} />
          <p className={classes.words}>
            <strong>{text.title}</strong> {text.advice}
          </p>
          <ReadAloud text={`${text.title} ${text.advice}`} name={text.title} />
        </div>
      )}
    </div>
  );
}
