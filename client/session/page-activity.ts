const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

interface PageActivity {
  /** The user did something on the page. */
  active(): void;
  /** The user came back to the page. */
  returned(): void;
}

/** Listens until the signal aborts. */
export function watchPageActivity({ active, returned }: PageActivity, signal: AbortSignal): void {
  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, active, { signal, passive: true });
  window.addEventListener('focus', returned, { signal });
  const onVisibility = () => document.visibilityState === 'visible' && returned();
  document.addEventListener('visibilitychange', onVisibility, { signal });
}
