import { useLayoutEffect } from 'react';
import { t } from './message-texts';

/** A page that anybody may have open. */
const NEUTRAL_PAGE = 'https://www.bbc.com/weather';
const PRESSES = 3;
const WITHIN_MS = 2_000;
/** A browser that has not gone back by then leaves from where it is. */
const GO_BACK_WITHIN_MS = 1_000;

/**
 * Replaces the page with a neutral one, at once. The router numbers its entries of the browser's history; going back to the
 * first of them before leaving means that "Back" does not return to Starling.
 */
export function leaveQuickly(): void {
  document.documentElement.style.display = 'none';
  const leave = () => {
    document.title = t('leave.weather');
    window.location.replace(NEUTRAL_PAGE);
  };
  document.title = t('leave.weather');
  const earlier = entriesBefore(window.history.state);
  if (earlier === 0) {
    leave();
    return;
  }
  window.addEventListener('popstate', leave, { once: true, capture: true });
  setTimeout(leave, GO_BACK_WITHIN_MS);
  window.history.go(-earlier);
}

function entriesBefore(state: unknown): number {
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof idx === 'number' && idx > 0 ? idx : 0;
}

/** A dialog or a menu is open, which Escape closes. */
function isLayerOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/** Leaves after Escape was pressed three times in a row. A press that closes something, or cancels an edit, does not count. */
export function useLeaveOnEscape(isOn: boolean): void {
  // As soon as the card is there: the first press counts.
  useLayoutEffect(() => {
    if (!isOn) return;
    let presses: number[] = [];
    let closesLayer = false;
    const look = () => {
      closesLayer = isLayerOpen();
    };
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key === 'Escape' && (closesLayer || event.defaultPrevented))) return;
      presses = event.key === 'Escape' ? [...presses, event.timeStamp].slice(-PRESSES) : [];
      if (presses.length === PRESSES && event.timeStamp - presses[0]! <= WITHIN_MS) leaveQuickly();
    };
    // Before what is open has closed, and after everything on the page has had the key.
    window.addEventListener('keydown', look, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, [isOn]);
}
