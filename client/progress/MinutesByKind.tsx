import classes from './progress.module.css';
import type { Progress } from './progress-csv';

const KINDS = [
  { kind: 'chat', label: 'Talking' },
  { kind: 'story', label: 'Stories' },
  { kind: 'game', label: 'Games' },
] as const;

/** Minutes of each kind, with bars that share one scale. */
export function MinutesByKind({ minutes }: { minutes: Progress['minutes'] }) {
  const most = Math.max(1, ...KINDS.map(({ kind }) => minutes[kind]));
  return (
    <dl className={classes.kinds}>
      {KINDS.map(({ kind, label }) => (
        <div key={kind} className={classes.kind}>
          <dt>{label}</dt>
          <dd>
            <span className={classes.kindTrack} aria-hidden="true">
              <span className={classes.kindBar} style={{ width: `${(minutes[kind] / most) * 100}%` }} />
            </span>
            <span className="tabular-numbers">{minutes[kind]} min</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
