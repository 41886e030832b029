const RELOADED_KEY = 'starling_reloaded_for';

/**
 * After a new version is out, the chunks that an open page knows are gone: it loads itself anew, once for a path, so that
 * a chunk that is missing for good does not reload for ever.
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
