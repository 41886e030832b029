import { tagColor } from '../../contract/conversations';
import { Rich } from '../platform/languages/Rich';
import { Tag } from '../ui/Tag';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { t } from './texts';

/** The topics that came up most, each with the last four weeks as small bars. */
export function TopicList({ topics }: { topics: Progress['topics'] }) {
  return (
    <ul className={classes.rows}>
      {topics.map(({ tag, count, trend }) => (
        <li key={tag} className={classes.row}>
          <Tag color={tagColor(tag)} data-tag={tag}>
            {tag}
          </Tag>
          <Trend trend={trend} />
          <span className="tabular-numbers">
            <Rich
              text={t('topics.times', { times: count, weeks: trend.join(', ') })}
              parts={{ more: (words) => <span className="visually-hidden">{words}</span> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Trend({ trend }: { trend: readonly number[] }) {
  const most = Math.max(1, ...trend);
  return (
    <span className={classes.trend} aria-hidden="true">
      {trend
        .map((count, index) => ({ count, week: index + 1 }))
        .map(({ count, week }) => (
          <span
            key={week}
            style={{ height: `${Math.max(8, (count / most) * 100)}%` }}
            data-empty={count === 0 || undefined}
          />
        ))}
    </span>
  );
}
