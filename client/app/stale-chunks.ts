const RELOADED_KEY = 'starling_reloaded_for';

/**
 * A deployment removes the chunks that an open page refers to. The page then reloads, but only once for each path,
 * because a chunk that stays missing would otherwise reload the page forever.
 */
export function reloadOnceOnStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const path = window.location.pathname;
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === path) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_KEY, path);
    window.location.reload();
  });
}
