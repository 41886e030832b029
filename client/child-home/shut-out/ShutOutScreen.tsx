import { useEffect, useState } from 'react';
import { Picture } from '../../library/pictures/Picture';
import type { ShutOut } from '../../platform/shut-out';
import { BranchDrawing } from '../../ui/BranchDrawing';
import { ChildLink } from '../../ui/ChildLink';
import { usePageTitle } from '../../ui/page-title';
import { aiNotice } from '../ai-notice';
import { AskCard } from '../asking/AskCard';
import { ChildTop } from '../ChildTop';
import { ReadAloud } from '../speech/ReadAloud';
import { t } from '../texts';
import { serverClock, useOwnTime } from '../time/useOwnTime';
import { ClockPicture } from './ClockPicture';
import classes from './ShutOutScreen.module.css';
import { shutOutText } from './shut-out-texts';

/** How often a sentence that counts minutes is written again. */
const MINUTES_MS = 10_000;

/** Shown while a rule of the guardians keeps the child out: why, until when, and who to ask. It closes by itself. */
export function ShutOutScreen({ code, until }: ShutOut) {
  const time = useOwnTime();
  const now = useServerTime();
  const zone = time?.state.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { title, when, advice, clock, picture } = shutOutText(
    code,
    until === null ? null : Date.parse(until),
    now,
    zone,
  );
  usePageTitle(title);
  const notice = code === 'break' ? aiNotice() : '';
  const isResting = code === 'quiet_hours' || code === 'budget_used';
  return (
    <>
      <ChildTop />
      <div className={classes.screen}>
        <div className={classes.pictures}>
          <BranchDrawing asleep={isResting} className={classes.bird} />
          {clock ? (
            <ClockPicture time={clock} className={classes.clock} />
          ) : (
            <Picture name={picture} className={classes.clock} />
          )}
        </div>
        <div className={classes.side}>
          <div className={classes.said}>
            <div role="status" className={classes.words}>
              <h1 className={classes.title}>{title}</h1>
              {when && <p className={classes.when}>{when}</p>}
              <p className={classes.text}>{advice}</p>
              {notice && <p className={classes.notice}>{notice}</p>}
            </div>
            <ReadAloud text={[title, when, advice, notice].filter(Boolean).join(' ')} name={title} />
          </div>
          {code !== 'paused' && <AskCard kind="time" label={t('ask.moreTime')} />}
          {code === 'budget_used' && <FreeDoors />}
          <ChildLink to="/schedules" className={classes.free}>
            <Picture name="sun" className={classes.freePicture} />
            {t('day.title')}
          </ChildLink>
        </div>
      </div>
    </>
  );
}

/** What costs no minutes is still there. */
function FreeDoors() {
  const { exempt = [], areas } = useOwnTime()?.state ?? {};
  return (
    <>
      {exempt.includes('story') && areas?.stories && (
        <ChildLink to="/story" className={classes.free}>
          <Picture name="book" className={classes.freePicture} />
          {t('go.readStory')}
        </ChildLink>
      )}
      {exempt.includes('game') && areas?.games && (
        <ChildLink to="/games" className={classes.free}>
          <Picture name="blocks" className={classes.freePicture} />
          {t('go.playGame')}
        </ChildLink>
      )}
    </>
  );
}

function useServerTime(): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), MINUTES_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
