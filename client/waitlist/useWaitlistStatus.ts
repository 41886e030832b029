import { useCallback, useEffect, useState } from 'react';
import type { WaitlistLookupBody } from '../../contract/waitlist';
import { ApiError } from '../platform/rest';
import { fetchWaitlistPosition, fetchWaitlistStatus, waitlistErrorText, waitlistEventsUrl } from './waitlist-api';

/** How often a position on screen is looked up anew where the server does not tell of moves by itself. */
const EVERY_MS = 15_000;

interface Reading {
  email: string;
  status: WaitlistLookupBody | null;
  /** What to say of the look that failed. */
  error: string | null;
}

/**
 * Where an address stands on the list: the server tells when that moves; while it does not, it is looked up every 15 s.
 * A failure keeps the last answer beside it. `isLive`: the server tells.
 */
export function useWaitlistStatus(email: string | null) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isLive, setLive] = useState(false);

  const current = reading?.email === email ? reading : null;
  const waitingStatus = current?.status?.status === 'waitlisted' ? current.status : null;

  const look = useCallback(async () => {
    if (!email) return;
    setLoading(true);
    try {
      const status = await fetchWaitlistStatus(email);
      setReading({ email, status, error: null });
    } catch (reason) {
      const error = waitlistErrorText(reason, 'Failed to get waitlist status');
      setReading((before) => ({ email, status: before?.email === email ? before.status : null, error }));
    } finally {
      setLoading(false);
    }
  }, [email]);

  /** The place anew; everything where the address waits no more. */
  const refresh = useCallback(async () => {
    if (!email || waitingStatus === null) {
      await look();
      return;
    }
    setLoading(true);
    try {
      const position = await fetchWaitlistPosition(email);
      if (position === null) await look();
      else setReading({ email, status: { ...waitingStatus, waitlist_position: position }, error: null });
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 404) await look();
      else {
        const error = waitlistErrorText(reason, 'Failed to get waitlist position');
        setReading({ email, status: waitingStatus, error });
      }
    } finally {
      setLoading(false);
    }
  }, [email, waitingStatus, look]);

  useEffect(() => {
    if (!email) return;
    let isTold = false;
    const events = new EventSource(waitlistEventsUrl(email));
    events.onmessage = ({ data }: MessageEvent<string>) => {
      isTold = true;
      setLive(true);
      setReading({ email, status: JSON.parse(data) as WaitlistLookupBody, error: null });
    };
    events.onerror = () => {
      isTold = false;
      setLive(false);
    };
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible' && !isTold) void look();
    };
    lookIfVisible();
    const timer = setInterval(lookIfVisible, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfVisible);
    return () => {
      events.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfVisible);
    };
  }, [email, look]);

  return { status: current?.status ?? null, error: current?.error ?? null, isLoading, isLive, refresh };
}
