import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import classes from './progress.module.css';
import type { Progress } from './progress-csv';

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
            {finished ? 'Read to the end' : 'Begun'}
            {times > 1 && `, ${times} times`}
          </span>
        </li>
      ))}
    </ul>
  );
}
