import { IconHandStop } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/Logo';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import classes from './AskCard.module.css';
import { type AskProblem, answerText, type Question } from './asked';
import { useAsk } from './useAsk';

interface AskCardProps extends Question {
  /** What the button says. */
  label: string;
  /** Something else on the page comes first. */
  isQuiet?: boolean;
}

/** One big button that asks the grown-ups, and what came of it. */
export function AskCard({ label, isQuiet = false, ...question }: AskCardProps) {
  const { asked, isSending, problem, ask } = useAsk(question);
  const hasAsked = asked.state === 'waiting' || problem === 'asked_already';
  const text = hasAsked ? t('ask.waiting') : textOf(problem) || textOfAnswer(asked);
  const canAsk = !hasAsked && problem !== 'enough';
  const words = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (canAsk || !hasPressed.current) return;
    // The button is gone: the words that took its place get its focus.
    hasPressed.current = false;
    words.current?.focus();
  }, [canAsk]);
  const press = () => {
    hasPressed.current = true;
    if (!isSending) ask();
  };
  return (
    <div className={classes.card}>
      <div role="status" className={classes.answer} data-shown={text !== '' || undefined}>
        {text && (
          <>
            <Logo size={44} />
            <p ref={words} tabIndex={-1} className={classes.words}>
              {text}
            </p>
            <ReadAloud text={text} />
          </>
        )}
      </div>
      {canAsk && (
        <button
          type="button"
          className={classes.ask}
          data-quiet={isQuiet || asked.state === 'denied' || undefined}
          // Not disabled, because that would take its focus away.
          aria-disabled={isSending || undefined}
          onClick={press}
        >
          <IconHandStop size={30} aria-hidden="true" />
          {asked.state === 'denied' ? t('ask.again') : label}
        </button>
      )}
    </div>
  );
}

function textOf(problem: AskProblem | null): string {
  if (problem === 'enough') return t('ask.enough');
  return problem === 'failed' ? t('failed') : '';
}

function textOfAnswer(asked: ReturnType<typeof useAsk>['asked']): string {
  if (asked.state !== 'denied') return '';
  return answerText({ state: 'denied', minutes: null, note: asked.note }) ?? '';
}
