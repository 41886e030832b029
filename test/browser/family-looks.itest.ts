import type { BrowserContext, Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { buildFamily, buildMember, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { faultsOfLargeText, seriousFindings } from '../support/axe.js';
import { pairDevice } from '../support/devices.js';
import { painted } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';
import { findSmallControls } from './measure-controls.js';

const web = useWebClient();
let parent: Account;
let newcomer: Account;
let family: Family;
let conversationId: string;
let code: string;
let invitation: string;

beforeAll(async () => {
  const { starling } = web;
  [parent, newcomer] = [await registerParent(starling), await registerParent(starling)];
  family = await buildFamily(starling, parent, { children: 3 });
  const { child, children, householdId } = family;
  await buildMember(starling, householdId, await registerParent(starling), 'guardian');
  await buildMember(starling, householdId, await registerParent(starling), 'helper', [child.id]);
  await pairDevice(starling, parent, child, 'A tablet with a name of 32 chars');
  conversationId = await buildConversation(starling, child.userId, { tags: ['animals', 'bedtime'] });
  const troubled = children[2]!;
  await starling.sql(
    `UPDATE children SET nickname = 'Wolfeschlegelsteinhausen', band_confirmed_at = now() - interval '2 years',
       transcript = 'topics', paused_at = now() WHERE id = $1`,
    [troubled.id],
  );
  const rest = api(starling.url);
  await rest.post(`/children/${troubled.id}/erasure`, { nickname: 'Wolfeschlegelsteinhausen' }, parent.accessToken);
  await rest.delete(`/children/${troubled.id}/consents`, parent.accessToken);
  code = (await rest.post('/devices/pair')).body.user_code;
  // All screens together may take longer than a code lives.
  await starling.sql(`UPDATE device_pairings SET expires_at = now() + interval '1 day'`);
  const invited = await rest.post(`/households/${householdId}/invitations`, { role: 'guardian' }, parent.accessToken);
  for (const [title, more] of REMINDERS) {
    const recurrence = { zone: 'Europe/London', starts: '2050-01-03T08:00', rrule: 'FREQ=WEEKLY' };
    const body = { title, child_id: child.id, audience: 'guardians', recurrence, ...more };
    expect((await rest.post('/reminders', body, parent.accessToken)).status).toBe(201);
  }
  for (const [title, more] of ITEMS) {
    const recurrence = { zone: 'Europe/London', starts: '2026-01-01T08:00', rrule: 'FREQ=DAILY' };
    const body = { title, child_id: child.id, minutes: 60, recurrence, ...more };
    expect((await rest.post('/schedule-items', body, parent.accessToken)).status).toBe(201);
  }
  invitation = new URL(invited.body.url, starling.url).pathname;
});

const REMINDERS: [title: string, more: object][] = [
  ['Pack the sports bag', { note: 'Shoes, bottle, towel', offset_minutes: 60 }],
  ['x'.repeat(80), { enabled: false }],
];

const ITEMS: [title: string, more: object][] = [
  ['School', { kind: 'learning', picture: 'satchel', steps: ['Pack the bag', 'Take the bus'] }],
  ['Dentist', { kind: 'other', quiet: true }],
  ['Rhabarberbarbarabarbarbarenbartbarbier', { kind: 'rest' }],
];

/** Each screen with the text that shows when it is complete. */
type Screen = [name: string, who: 'parent' | 'newcomer', path: () => string, text: string | RegExp];
const SCREENS: Screen[] = [
  ['the children', 'parent', () => '/profiles', 'Agreement needed'],
  ['no child yet', 'newcomer', () => '/profiles', 'No child yet'],
  ['a new child', 'parent', () => '/profiles/new', 'You are the parent or guardian of this child'],
  ['a child', 'parent', () => `/profiles/${family.child.id}`, 'A talk'],
  ['a child with every notice', 'parent', () => `/profiles/${family.children[2]!.id}`, /will be erased on/],
  ['the privacy of a child', 'parent', () => `/profiles/${family.child.id}/privacy`, 'How long it is kept'],
  ['the check of an export', 'parent', () => '/profiles/verify-export', /^Drop a ZIP here/],
  ['the form of a child', 'parent', () => `/profiles/${family.child.id}/edit`, 'What Starling may know'],
  ['the conversations', 'parent', () => `/profiles/${family.child.id}/conversations`, 'A talk'],
  ['topics only', 'parent', () => `/profiles/${family.children[2]!.id}/conversations`, /topics only/],
  ['a transcript', 'parent', () => `/profiles/${family.child.id}/conversations/${conversationId}`, /^Live\./],
  ['Parental Controls', 'parent', () => '/parental', /paired a device for/],
  ['no household yet', 'newcomer', () => '/parental', 'No family here yet'],
  ['the code of a device', 'parent', () => '/pair', 'Code on the device'],
  ['the picture of a device', 'parent', () => `/pair?code=${code}`, 'Which picture does the device show?'],
  ['the reminders', 'parent', () => '/remainders', 'Pack the sports bag'],
  ['no reminder yet', 'newcomer', () => '/remainders', 'No reminder yet'],
  ['the week of a child', 'parent', () => '/schedules', 'You have no link yet.'],
  ['an empty week', 'parent', () => `/schedules?child=${family.children[1]!.id}`, /^Nothing in the week of/],
  ['no week yet', 'newcomer', () => '/schedules', 'No child yet'],
  ['an invitation', 'newcomer', () => invitation, /invites you to The Larks/],
];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openComplete(context: BrowserContext, [, who, path, text]: Screen): Promise<Page> {
  const page = await openSignedIn(context, web.starling, who === 'parent' ? parent : newcomer, path());
  await page.getByText(text).first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return page;
}

test.each(SCREENS)(
  '%s is accessible, wide and in light, and never scrolls sideways, not even with large letters',
  async (...screen) => {
    const page = await openComplete(
      await web.newContext({ width: 1440, height: 844 }, { colorScheme: 'light' }),
      screen,
    );
    expect(await widthOf(page)).toBeLessThanOrEqual(1440);
    expect([await seriousFindings(page), await faultsOfLargeText(page)]).toEqual([[], []]);
  },
);

test.each(SCREENS)(
  '%s is accessible on a phone in the dark, never scrolls sideways, and a finger hits every control',
  async (...screen) => {
    const options = { hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
    const page = await openComplete(await web.newContext({ width: 390, height: 844 }, options), screen);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    expect([await seriousFindings(page), await findSmallControls(page)]).toEqual([[], []]);
    await page.setViewportSize({ width: 320, height: 844 });
    await painted(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  },
);
