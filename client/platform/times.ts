import { DEVICE_IDLE_DAYS } from '../../contract/devices.js';

/** How long the web client waits, and how often it checks. Milliseconds. */
export const CLIENT_TIMES = {
  requestTimeoutMs: 10_000,
  tokenCheckMs: 300_000,
  refreshMarginMs: 300_000,
  wakeRefreshMarginMs: 180_000,
  idleLimitMs: 1_800_000,
  deviceIdleLimitMs: DEVICE_IDLE_DAYS * 86_400_000,
  welcomeTimeoutMs: 10_000,
  sendCoolDownMs: 15_000,
  streamIdleMs: 30_000,
  busyMs: 30_000,
  thinkingPhraseMs: 20_000,
  searchDebounceMs: 300,
  successFailureRedirectMs: 3_000,
  errorRedirectMs: 1_000,
  reconnectDelaysMs: [1_000, 2_000, 4_000, 8_000, 16_000],
} as const;
