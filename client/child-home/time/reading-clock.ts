import { browserClock, type Clock } from '../../chat/store/clock';
import { serverClock } from './useOwnTime';

/** Timers of the browser with the time of the server: a child may change the clock of the tablet. */
export const READING_CLOCK: Clock = { ...browserClock, now: () => serverClock.now() };
