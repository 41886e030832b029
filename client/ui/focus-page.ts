/** A page that has no title for so long has none. */
const PATIENCE_MS = 3_000;

/**
 * A new page begins with the focus on its title, so that Tab goes on from there and a screen reader says where one is. What
 * has the focus on the page already keeps it: a field that took it, or a switch between views.
 */
export function focusPage(main: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== main && main.contains(activeElement)) return;
  if (focusTitle(main)) return;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main || focusTitle(main)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}

function focusTitle(main: HTMLElement): boolean {
  const title = main.querySelector('h1');
  if (!title) return false;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  return true;
}
