import { Fragment } from 'react';
import { Link } from 'react-router';
import { t } from './message-texts';
import classes from './SourceLine.module.css';
import { sourcesOf } from './sources';

/** The guides that an answer links to, in one line. */
export function SourceLine({ text }: { text: string }) {
  const sources = sourcesOf(text);
  if (sources.length === 0) return null;
  return (
    <p className={classes.sources}>
      {t('fromGuide')}{' '}
      {sources.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link to={path} className={classes.source}>
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
