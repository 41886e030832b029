import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';
import { t } from './texts';

/** The stories of these days, and how often each was opened. */
export function StoryList({ stories }: { stories: Progress['stories'] }) {
  return (
    <ul className={classes.rows}>
      {stories.map(({ slug, title, times, finished }) => (
        <li key={slug} className={classes.row}>
          <Anchor component={Link} to={`/story/${slug}`}>
            {title}
          </Anchor>
          <span className={classes.rowNote}>
            {/* A story may end in these days that was opened before them. */}
            {t(finished ? 'stories.finished' : 'stories.begun', { count: Math.max(1, times) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
