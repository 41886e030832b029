import { Tooltip, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import classes from './chat.module.css';
import { sourcesOf } from './sources';

/** The guides behind an answer, as numbered chips that open them. */
export function SourceChips({ text }: { text: string }) {
  const sources = sourcesOf(text);
  if (sources.length === 0) return null;
  return (
    <ol className={classes.sources} aria-label="Sources">
      {sources.map(({ title, path }, index) => (
        <li key={path}>
          <Tooltip label={title}>
            <UnstyledButton
              component={Link}
              to={path}
              className={classes.source}
              aria-label={`Source ${index + 1}: ${title}`}
            >
              {index + 1}
            </UnstyledButton>
          </Tooltip>
        </li>
      ))}
    </ol>
  );
}
