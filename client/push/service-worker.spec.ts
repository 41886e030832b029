import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const ORIGIN = 'https://starling.example';
const SOURCE = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8');

type Handler = (event: object) => void;

/** The worker in a scope of its own, which records what it does. */
function startWorker({
  windows = [] as object[],
  network = async (): Promise<unknown> => 'the page',
  languages = ['en-GB'],
} = {}) {
  const handlers = new Map<string, Handler>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: ORIGIN },
    navigator: { languages },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: async (...given: unknown[]) => shown.push(given) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => opened.push(url) },
  };
  const caches = { match: async (path: string) => new Response(`<html lang="en"> kept ${path}`) };
  runInContext(SOURCE, createContext({ self, caches, URL, Headers, Response, fetch: network }));
  /** What the handler of an event waits for or answers with; undefined: it leaves the event alone. */
  const send = async (name: string, event: object): Promise<unknown> => {
    let result: unknown;
    const keep = (given: unknown) => {
      result = given;
    };
    handlers.get(name)!({ ...event, waitUntil: keep, respondWith: keep });
    return result;
  };
  return { send, shown, opened };
}

const click = (link: unknown) => ({ notification: { close: () => undefined, data: { link } } });
const request = (path: string, mode = 'navigate', method = 'GET') => ({
  request: { url: `${ORIGIN}${path}`, mode, method },
});

it('shows a push by its title and tag', async () => {
  const { send, shown } = startWorker();
  const push = { title: 'A reminder', kind: 'system', link: '/remainders', tag: 'one' };
  await send('push', { data: { json: () => push } });
  const options = { tag: 'one', data: { link: '/remainders' }, icon: '/icons/icon-192.png', renotify: true };
  expect(JSON.parse(JSON.stringify(shown))).toEqual([['A reminder', options]]);
});

it('opens the page of a notification in a window that is there, or in a new one', async () => {
  const moved: string[] = [];
  const one = { focus: async () => one, navigate: async (url: string) => moved.push(url) };
  const withWindow = startWorker({ windows: [one] });
  await withWindow.send('notificationclick', click('/parental'));
  expect([moved, withWindow.opened]).toEqual([[`${ORIGIN}/parental`], []]);

  const refusing = { focus: () => Promise.reject(new Error('Not allowed')) };
  for (const windows of [[], [refusing]]) {
    const worker = startWorker({ windows });
    await worker.send('notificationclick', click('/parental'));
    expect(worker.opened).toEqual([`${ORIGIN}/parental`]);
  }
});

it.each(['https://other.example/', '//other.example/'])('opens nothing for %s', async (link) => {
  const { send, opened } = startWorker();
  await send('notificationclick', click(link));
  expect(opened).toEqual([]);
});

it.each(['/chat', '/api/v1/auth/google/callback?code=1'])('answers %s from the network', async (path) => {
  expect(await startWorker().send('fetch', request(path))).toBe('the page');
});

it('answers with what the browser has asked for already, and asks no second time', async () => {
  const { send } = startWorker({ network: () => Promise.reject(new Error('Asked again')) });
  const preloadResponse = Promise.resolve('the first answer');
  expect(await send('fetch', { ...request('/api/v1/auth/google/callback'), preloadResponse })).toBe('the first answer');
});

it.each([
  [['en-GB'], 'en'],
  [['fr', 'de-AT', 'en'], 'de'],
  [['fr'], 'en'],
])(
  'answers a page with the offline page where the network fails, to a browser of %j in %s',
  async (languages, lang) => {
    const { send } = startWorker({ languages, network: () => Promise.reject(new Error('No network')) });
    const answer = (await send('fetch', request('/chat'))) as Response;
    expect(await answer.text()).toBe(`<html lang="${lang}"> kept /offline.html`);
  },
);

it('leaves scripts, calls, forms and files to the browser', async () => {
  const { send } = startWorker();
  for (const event of [
    request('/assets/base-1234567.js', 'cors'),
    request('/api/v1/users/me', 'cors'),
    request('/api/v1/auth/practice/choose', 'navigate', 'POST'),
    request('/api/v1/files/signed-link'),
  ]) {
    expect(await send('fetch', event)).toBeUndefined();
  }
});
