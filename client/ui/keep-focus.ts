/**
 * For everyone who works with keys or a switch: when the element that has the focus disappears or is switched off, the focus
 * goes to the one that stands in its place, and never to the top of the page.
 */

import { focusState } from './focus-state';

/** What Tab stops at. */
const STOPS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** Dialogs, menus and messages are beside the page, or above each other. */
const LAYER = '[role="dialog"], [role="menu"], [data-portal]';
/** React, and dialogs that give the focus back, go first. */
const PATIENCE_MS = 50;
/** A page, a dialog on it, and a menu or a question on that. */
const PLACES_MAX = 4;

interface Place {
  element: HTMLElement;
  layer: Element | null;
  /** What the element stands in, from the inside out, each with the number of the child that leads to it. */
  path: readonly (readonly [parent: Element, index: number])[];
}

function placeOf(element: HTMLElement): Place {
  const path: [Element, number][] = [];
  let child: Element = element;
  while (child !== document.body && child.parentElement) {
    const parent: Element = child.parentElement;
    path.push([parent, [...parent.children].indexOf(child)]);
    child = parent;
  }
  return { element, layer: element.closest(LAYER), path };
}

const canFocus = (element: HTMLElement) =>
  element.matches(STOPS) && element.checkVisibility({ visibilityProperty: true });

function firstStopIn(element: Element | undefined): HTMLElement | undefined {
  if (!element) return undefined;
  return [element, ...element.querySelectorAll(STOPS)].find(
    (one): one is HTMLElement => one instanceof HTMLElement && canFocus(one),
  );
}

/** What stands where the element was: what came after it, or else what came before. */
function stopNear({ path, layer }: Place): HTMLElement | undefined {
  for (const [parent, index] of path) {
    if (parent === layer) return undefined;
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const stop = firstStopIn(child);
      if (stop) return stop;
    }
    if (parent instanceof HTMLElement && parent.matches('main[tabindex]')) return parent;
  }
  return undefined;
}

/** Watches the page from now on. Called once. */
export function keepFocus(): void {
  /** Where the focus was last in each layer, the newest last. */
  let places: Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const place = placeOf(target);
    places = [...places.filter(({ layer }) => layer !== place.layer), place].slice(-PLACES_MAX);
  };
  const isLost = ({ element }: Place) => !element.isConnected || element.matches(':disabled');
  const restore = () => {
    const last = places.at(-1);
    if (!focusState.usesKeys || document.activeElement !== document.body || !last) return;
    // A button that only waits for an answer gets the focus back.
    if (last.element.isConnected && last.element.matches('[data-loading]')) return;
    const { wish } = focusState;
    if (wish?.isConnected) {
      wish.focus({ preventScroll: true });
      return;
    }
    for (const place of places.toReversed()) {
      const stop = canFocus(place.element) && place.element.isConnected ? place.element : stopNear(place);
      if (!stop) continue;
      stop.focus();
      if (document.activeElement !== stop) continue;
      focusState.hasMoved = true;
      return;
    }
  };
  /** Set while the focus is lost, and for no longer. */
  let wasLost = false;
  const look = () => {
    const last = places.at(-1);
    if (!last || (document.activeElement !== document.body && document.activeElement !== last.element)) {
      wasLost = false;
      return;
    }
    wasLost ||= isLost(last);
    if (!wasLost) return;
    clearTimeout(timer);
    timer = setTimeout(restore, PATIENCE_MS);
  };

  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
  const setKeys = (usesKeys: boolean) => () => {
    Object.assign(focusState, { usesKeys, hasMoved: false, wish: null });
  };
  document.addEventListener('keydown', setKeys(true), true);
  document.addEventListener('pointerdown', setKeys(false), true);
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
}
