import { Text } from '@mantine/core';
import { MINUTE_KINDS } from '../../contract/controls';
import classes from './controls.module.css';
import { kindLabel } from './rule-words';
import { type ChildState, freeMinutes, leftText, minutesBar, minutesText } from './state-words';
import { t } from './texts';

/** Today's minutes by kind, against the limit of the day. */
export function MinutesToday({ state }: { state: ChildState }) {
  const bar = minutesBar(state);
  const left = leftText(state);
  const free = freeMinutes(state);
  return (
    <div>
      <div className={classes.minutesLine}>
        <Text size="sm" fw={650} className="tabular-numbers">
          {minutesText(state)}
        </Text>
        {left && (
          <Text size="sm" c="dimmed" className="tabular-numbers">
            {left}
          </Text>
        )}
      </div>
      <div className={classes.bar} aria-hidden="true">
        {MINUTE_KINDS.map((kind) => (
          <span key={kind} data-kind={kind} style={{ width: `${bar[kind]}%` }} />
        ))}
        {bar.limit !== null && bar.limit < 100 && (
          <i className={classes.limit} style={{ insetInlineStart: `${bar.limit}%` }} />
        )}
      </div>
      <ul className={classes.kinds}>
        {MINUTE_KINDS.map((kind) => (
          <li key={kind} data-kind={kind} className="tabular-numbers">
            {t('minutes.kind', { kind: kindLabel(kind), count: state.minutesByKind[kind] })}
          </li>
        ))}
        {free > 0 && <li className="tabular-numbers">{t('minutes.costNothing', { count: free })}</li>}
      </ul>
    </div>
  );
}
