import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Picture } from '../library/pictures/Picture';
import { forgetRefusal, type ShutOut } from '../platform/shut-out';
import { BranchDrawing } from '../ui/BranchDrawing';
import { usePageTitle } from '../ui/page-title';
import { AI_NOTICE } from './ai-notice';
import { STILL_SHUT_OUT } from './child.graphql';
import { GrownUpsLink } from './GrownUpsLink';
import classes from './ShutOutScreen.module.css';
import { shutOutText } from './shut-out-texts';
import { ReadAloud } from './speech/ReadAloud';
import { speaker } from './speech/speaker';

/** How often the screen asks by itself. A guardian may end the time early, and the clock of a tablet may be wrong. */
const LOOK_EVERY_MS = 30_000;
/** Timers of a browser hold 31 bits. */
const MOST_MS = 2 ** 31 - 1;

const PICTURES = { quiet_hours: 'moon', budget_used: 'tablet', break: 'cup' } as const;

/** Shown while a rule of the guardians keeps the child out: the reason, the end, and who to ask. It closes by itself. */
export function ShutOutScreen({ code, until }: ShutOut) {
  const { isLooking, look } = useLook(until);
  const { title, when, ask } = shutOutText({ code, until }, new Date());
  usePageTitle(title);
  const notice = code === 'break' ? AI_NOTICE : '';
  return (
    <div className={classes.screen}>
      {code === 'paused' ? <BranchDrawing /> : <Picture name={PICTURES[code]} className={classes.picture} />}
      <div role="status" className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {when && <p className={classes.text}>{when}</p>}
        <p className={classes.text}>{ask}</p>
        {notice && <p>{notice}</p>}
      </div>
      <div className={classes.buttons}>
        <ReadAloud text={[`${title}.`, when, ask, notice].join(' ')} name={title} />
        <Button size="lg" variant="default" loading={isLooking} onClick={look}>
          Try again
        </Button>
      </div>
      <GrownUpsLink />
    </div>
  );
}

/** Asks the server at the end of the time, now and then, when the page is shown again, and when the child asks. */
function useLook(until: string | null) {
  const client = useApolloClient();
  const [isLooking, setIsLooking] = useState(false);
  const ask = useCallback(async () => {
    // Each failure is handled elsewhere: the link notes a refusal, the session ends itself after a 401, and after an outage
    // the screen stays until the next look in 30 seconds.
    const answer = await client.query({ query: STILL_SHUT_OUT, fetchPolicy: 'network-only' }).catch(() => null);
    if (answer?.data) forgetRefusal();
  }, [client]);
  const look = () => {
    setIsLooking(true);
    void ask().finally(() => setIsLooking(false));
  };

  // Nothing that began before goes on.
  useEffect(() => speaker.stop(), []);

  useEffect(() => {
    // A closed socket says why, but not until when.
    if (until === null) void ask();
    const timer = setInterval(() => void ask(), LOOK_EVERY_MS);
    const left = until === null ? Number.NaN : Date.parse(until) - Date.now();
    const end = left > 0 ? setTimeout(() => void ask(), Math.min(MOST_MS, left + 500)) : undefined;
    const visible = () => document.visibilityState === 'visible' && void ask();
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [ask, until]);

  return { isLooking, look };
}
