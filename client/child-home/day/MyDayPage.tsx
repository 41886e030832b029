import { useEffect, useRef, useState } from 'react';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { ChildBar } from '../ChildBar';
import { ChildProblem } from '../library/ChildProblem';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import { serverClock, useOwnTime } from '../time/useOwnTime';
import { DayParts } from './DayParts';
import { type DayEntry, dayText, myDay } from './my-day';
import classes from './my-day.module.css';
import { useMyDay } from './useMyDay';

/** How often a sentence that counts minutes is written again. */
const MINUTES_MS = 10_000;

/** `/schedules` on a child's device: what is now, what comes next, and steps to tick. It is open in quiet time, too. */
export function MyDayPage() {
  const { entries, error, reload, mark, isSending, hasFailed } = useMyDay();
  const zone = useOwnTime()?.state.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = useMoment();
  const [finished, setFinished] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const day = entries && myDay(entries, moment);
  const tick = async (entry: DayEntry, step?: number) => {
    setFinished(null);
    if (!(await mark({ entry, ...(step === undefined ? {} : { step }) }))) return;
    setFinished(t('day.finished', { title: entry.title }));
    // The button is gone: the words get its focus.
    words.current?.focus();
  };
  const isEmpty = entries?.length === 0;
  const isOver = day && !isEmpty && day.now.length === 0 && !day.next && day.earlier.length === 0;
  return (
    <>
      <ChildBar
        title={t('day.title')}
        said={day ? `${t('day.title')}. ${dayText(day, moment, zone)}` : t('day.title')}
        back={{ to: '/home', label: t('home') }}
      />
      {error && <ChildProblem error={error} onRetry={reload} />}
      {!day && !error && <p className={classes.wait}>{t('wait')}</p>}
      <div role="status" className={classes.said}>
        <p ref={words} tabIndex={-1} data-shown={finished !== null || undefined}>
          {finished}
        </p>
      </div>
      {hasFailed && (
        <p role="alert" className={classes.failed}>
          {t('failed')} <ReadAloud text={t('failed')} />
        </p>
      )}
      {(isEmpty || isOver) && (
        <div className={classes.rest}>
          <BranchDrawing className={classes.bird} />
          <p className={classes.restText}>{isEmpty ? t('day.nothing') : t('day.allDone')}</p>
        </div>
      )}
      {day && !isEmpty && (
        <DayParts
          day={day}
          moment={moment}
          zone={zone}
          isSending={isSending}
          onMark={(entry, step) => void tick(entry, step)}
        />
      )}
    </>
  );
}

/** The time of the server. A device may have another. */
function useMoment(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), MINUTES_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
