import { useState } from 'react';
import { Logo } from '../../ui/Logo';
import { ReadAloud } from '../speech/ReadAloud';
import classes from '../time/TimeBanner.module.css';
import { serverClock } from '../time/useOwnTime';
import { answerText } from './asked';
import { useOwnRequests } from './own-requests';

/** An answer stays so long on the screens. */
const SHOWN_MS = 60_000;

interface AnswerBannerProps {
  /** The page says itself what was refused. */
  saysNo: boolean;
}

/** What the grown-ups have decided since the screens opened, wherever the child is by then. */
export function AnswerBanner({ saysNo }: AnswerBannerProps) {
  const { requests } = useOwnRequests();
  const [openedAt] = useState(() => serverClock.now());
  const since = Math.max(openedAt, serverClock.now() - SHOWN_MS);
  const newest = requests
    .filter(({ decidedAt }) => decidedAt !== null && Date.parse(decidedAt) > since)
    .toSorted((a, b) => String(b.decidedAt).localeCompare(String(a.decidedAt)))[0];
  const text = newest && !(saysNo && newest.state === 'denied') ? answerText(newest) : null;
  return (
    <div role="status" className={classes.region}>
      {text && (
        <div className={classes.banner}>
          <Logo size={44} />
          <p className={classes.words}>{text}</p>
          <ReadAloud text={text} />
        </div>
      )}
    </div>
  );
}
