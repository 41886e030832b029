import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { t } from './texts';

const KINDS = ['chat', 'story', 'game'] as const;

/** Minutes of each kind, with bars that share one scale. */
export function MinutesByKind({ minutes }: { minutes: Progress['minutes'] }) {
  const most = Math.max(1, ...KINDS.map((kind) => minutes[kind]));
  return (
    <dl className={classes.kinds}>
      {KINDS.map((kind) => (
        <div key={kind} className={classes.kind}>
          <dt>{t(`minutes.${kind}`)}</dt>
          <dd>
            <span className={classes.kindTrack} aria-hidden="true">
              <span className={classes.kindBar} style={{ width: `${(minutes[kind] / most) * 100}%` }} />
            </span>
            <span className="tabular-numbers">{t('minutes.value', { minutes: minutes[kind] })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
