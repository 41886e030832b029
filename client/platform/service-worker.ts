/** Chromium's offer to install the app (https://wicg.github.io/manifest-incubations/). */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Registers the service worker once the page has loaded, and keeps the offer to install the app for the settings. */
export function startServiceWorker(): void {
  window.addEventListener('beforeinstallprompt', (event) => setOffer(event as InstallOffer));
  window.addEventListener('appinstalled', () => setOffer(null));
  // It exists on https and localhost only.
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error: unknown) => {
      console.warn('There is no offline page and no push without the service worker', error);
    });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

export const installOffer = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Whether the browser offers to install the app now. */
  isMade: () => offer !== null,
  accept: async () => {
    const made = offer;
    setOffer(null);
    await made?.prompt();
  },
};
