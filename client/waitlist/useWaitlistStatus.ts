import { useCallback, useEffect, useState } from 'react';
import type { WaitlistLookupBody } from '../../contract/waitlist';
import { ApiError } from '../platform/rest';
import { t } from './texts';
import { fetchWaitlistPosition, fetchWaitlistStatus, waitlistErrorText, waitlistEventsUrl } from './waitlist-api';

/** The status is polled this often while the server does not push it. */
export const POLL_MS = 15_000;

interface Reading {
  email: string;
  status: WaitlistLookupBody | null;
  /** The message of the last failure. */
  error: string | null;
}

/**
 * The status of an address on the waitlist. The server pushes changes; while it does not, the status is polled. After a
 * failure the last status is kept beside the error. `isLive`: the server pushes.
 */
export function useWaitlistStatus(email: string | null) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isLive, setLive] = useState(false);

  const current = reading?.email === email ? reading : null;
  const waitingStatus = current?.status?.status === 'waitlisted' ? current.status : null;

  const loadStatus = useCallback(async () => {
    if (!email) return;
    setLoading(true);
    try {
      const status = await fetchWaitlistStatus(email);
      setReading({ email, status, error: null });
    } catch (reason) {
      const error = waitlistErrorText(reason, t('statusFailed'));
      setReading((before) => ({ email, status: before?.email === email ? before.status : null, error }));
    } finally {
      setLoading(false);
    }
  }, [email]);

  /** Reloads the position, or the whole status if the address no longer waits. */
  const refresh = useCallback(async () => {
    if (!email || waitingStatus === null) {
      await loadStatus();
      return;
    }
    setLoading(true);
    try {
      const position = await fetchWaitlistPosition(email);
      if (position === null) await loadStatus();
      else setReading({ email, status: { ...waitingStatus, waitlist_position: position }, error: null });
    } catch (reason) {
      if (reason instanceof ApiError && reason.status === 404) await loadStatus();
      else {
        const error = waitlistErrorText(reason, t('positionFailed'));
        setReading({ email, status: waitingStatus, error });
      }
    } finally {
      setLoading(false);
    }
  }, [email, waitingStatus, loadStatus]);

  useEffect(() => {
    if (!email) return;
    let isPushed = false;
    const events = new EventSource(waitlistEventsUrl(email));
    events.onmessage = ({ data }: MessageEvent<string>) => {
      isPushed = true;
      setLive(true);
      setReading({ email, status: JSON.parse(data) as WaitlistLookupBody, error: null });
    };
    events.onerror = () => {
      isPushed = false;
      setLive(false);
    };
    const pollIfVisible = () => {
      if (document.visibilityState === 'visible' && !isPushed) void loadStatus();
    };
    pollIfVisible();
    const timer = setInterval(pollIfVisible, POLL_MS);
    document.addEventListener('visibilitychange', pollIfVisible);
    return () => {
      events.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [email, loadStatus]);

  return { status: current?.status ?? null, error: current?.error ?? null, isLoading, isLive, refresh };
}
