import { Button } from '@mantine/core';
import { errorCodeOf, messageOf, statusOf } from '../../platform/api-error';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import classes from './library.module.css';

/** The server's own words for a child, where it refuses for a reason that a child can understand. */
const WORDS_FOR_CHILDREN: ReadonlySet<string> = new Set(['area_off', 'goal_first']);

function textOf(error: unknown): string {
  const code = errorCodeOf(error);
  if (code !== null && WORDS_FOR_CHILDREN.has(code)) return `${messageOf(error)}.`;
  if (statusOf(error) === 404) return t('library.gone');
  return t('library.failed');
}

/** Something of the library could not be shown. */
export function ChildProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = textOf(error);
  return (
    <div className={classes.problem}>
      <BranchDrawing empty />
      <p role="alert" className={classes.problemText}>
        {text}
      </p>
      <div className={classes.problemButtons}>
        <ReadAloud text={text} />
        <Button size="lg" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
