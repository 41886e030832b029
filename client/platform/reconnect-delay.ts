import type { Reconnect } from '../../contract/disconnects';
import { CLIENT_TIMES } from './times';

const JITTER = 0.2;
/** The first attempt after a node has restarted comes within this time. */
const SOON_MS = 250;

/** The delay before a reconnect attempt: 1, 2, 4, 8, 16 s ± 20 %. @param attempt how many have failed */
export function reconnectDelayMs(attempt: number, reconnect: Reconnect, random: number): number {
  if (reconnect === 'soon' && attempt === 0) return SOON_MS * random;
  const delays = CLIENT_TIMES.reconnectDelaysMs;
  const delay = delays[Math.min(attempt, delays.length - 1)]!;
  return delay * (1 - JITTER + 2 * JITTER * random);
}
