import { beginSignIn, callback } from './google-sign-in.js';
import type { TestStarling } from './starling.js';

/** Where the development identity provider answers. */
export const PRACTICE = '/api/v1/auth/practice';

/** The links of the page's cards. */
export function cardsOf(html: string): string[] {
  return [...html.matchAll(/<a class="card" href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
}

/** Signs people in with the development identity provider of a Starling. */
export function developmentSignIn(starling: Pick<TestStarling, 'url'>) {
  const open = (path: string) => fetch(new URL(path, starling.url), { redirect: 'manual' });
  /** Signs in like a browser: page, choice, redirect, callback. */
  const signIn = async (choose: (html: string, authUrl: URL) => string, accept = 'application/json') => {
    const begun = await beginSignIn(starling.url);
    const html = await (await open(begun.authUrl)).text();
    const back = await open(choose(html, new URL(begun.authUrl)));
    const { searchParams } = new URL(back.headers.get('location')!);
    return callback(starling.url, Object.fromEntries(searchParams), { cookie: begun.cookie, accept });
  };
  const typed = (email: string) => (_html: string, authUrl: URL) => {
    const query = new URLSearchParams(authUrl.searchParams);
    query.set('email', email);
    return `${PRACTICE}/choose?${query}`;
  };
  return { open, signIn, typed };
}
