/**
 * The service worker of Starling: an offline page, and pushes. It keeps nothing but that page, so it can serve neither old
 * code nor anything of an account. Scripts and styles have the browser's own cache, by the hash in their names.
 */
const CACHE = 'starling-offline-1';
const OFFLINE_PAGE = '/offline.html';
const TITLE = 'Starling is offline';
/** The title of the offline page in the other languages that it has. */
const TITLES = { de: 'Starling ist offline', es: 'Starling sin conexión' };

self.addEventListener('install', (event) => {
  const page = new Request(OFFLINE_PAGE, { cache: 'reload' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(page)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // The request for a page does not wait until this worker has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/**
 * Pages of the API too: the browser has sent the request for each already, and would send it once more if this worker left it
 * alone. The address to which a provider of sign-ins sends people back works only once. Files may be asked for twice, and must
 * not be replaced by the offline page.
 */
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const isFile = new URL(url).pathname.startsWith('/api/v1/files/');
  if (mode === 'navigate' && method === 'GET' && !isFile) event.respondWith(pageOf(event));
});

/** Always from the network. Only where that fails, the page that says so. */
async function pageOf(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(OFFLINE_PAGE);
    return page ? inOwnLanguage(page) : Promise.reject(error);
  }
}

/** The page has its text in each language, and shows the one of the document: here the first that the browser knows. */
async function inOwnLanguage(page) {
  const languages = self.navigator.languages.map((tag) => tag.slice(0, 2));
  const language = languages.find((one) => one === 'en' || one in TITLES) ?? 'en';
  if (language === 'en') return page;
  const html = (await page.text()).replace('lang="en"', `lang="${language}"`).replace(TITLE, TITLES[language]);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

self.addEventListener('push', (event) => {
  const { title, link, tag } = event.data.json();
  const options = { tag, data: { link }, icon: '/icons/icon-192.png', renotify: true };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? '/'));
});

/** Opens a page of this app in a window that is open already, or in a new one. */
async function open(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [first] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await first?.focus().catch(() => undefined); // Some browsers refuse; a new window opens then.
  const moved = await shown?.navigate(url.href).catch(() => undefined); // A window that this worker does not control.
  if (!moved) await self.clients.openWindow(url.href);
}
