import { Navigate } from 'react-router';
import { askAgain } from '../../platform/ask-again';
import { ChildBar } from '../ChildBar';
import { ChildProblem } from '../library/ChildProblem';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../talk/texts';
import { openingEntry } from './opening-line';
import classes from './openings.module.css';
import { useOwnOpenings, useSeesOpenings } from './useOwnOpenings';

/** `/home/openings`: from 13 years on, a child sees who opened its talks. */
export function OpeningsPage() {
  const isShown = useSeesOpenings();
  const { data, error, refetch } = useOwnOpenings();
  if (!isShown) return <Navigate to="/home" replace />;
  const now = new Date();
  const lines = data?.ownOpenings.map((opening) => ({
    key: `${opening.at} ${opening.conversationId}`,
    text: openingEntry(opening, now),
  }));
  return (
    <>
      <ChildBar title={t('openings.title')} back={{ to: '/home', label: t('home') }} />
      {error && !data && <ChildProblem error={error} onRetry={() => askAgain(refetch)} />}
      {!error && !data && <p className={classes.text}>{t('wait')}</p>}
      {lines?.length === 0 && (
        <p className={classes.text}>
          {t('openings.none')} <ReadAloud text={t('openings.none')} />
        </p>
      )}
      {lines && lines.length > 0 && (
        <ul className={classes.list}>
          {lines.map(({ key, text }) => (
            <li key={key} className={classes.entry}>
              <span>{text}</span>
              <ReadAloud text={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
