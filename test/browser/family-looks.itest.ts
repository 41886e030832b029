import type { BrowserContext, Page } from 'playwright-core';
import { seriousFindings } from '../support/axe.js';
import { type BusyFamily, buildBusyFamily } from '../support/busy-family.js';
import { painted } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';
import { findSmallControls } from './measure-controls.js';
import { faultsOfLargeText } from './measure-layout.js';

const web = useWebClient();
let family: BusyFamily;

beforeAll(async () => {
  family = await buildBusyFamily(web.starling);
});

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
  ['a transcript', 'parent', () => `/profiles/${family.child.id}/conversations/${family.conversationId}`, /^Live\./],
  ['Parental Controls', 'parent', () => '/parental', /paired a device for/],
  ['no household yet', 'newcomer', () => '/parental', 'No family here yet'],
  ['the code of a device', 'parent', () => '/pair', 'Code on the device'],
  ['the picture of a device', 'parent', () => `/pair?code=${family.code}`, 'Which picture does the device show?'],
  ['the reminders', 'parent', () => '/remainders', 'Pack the sports bag'],
  ['no reminder yet', 'newcomer', () => '/remainders', 'No reminder yet'],
  ['the week of a child', 'parent', () => '/schedules', 'You have no link yet.'],
  ['an empty week', 'parent', () => `/schedules?child=${family.children[1]!.id}`, /^Nothing in the week of/],
  ['no week yet', 'newcomer', () => '/schedules', 'No child yet'],
  ['an invitation', 'newcomer', () => family.invitation, /invites you to The Larks/],
];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openComplete(context: BrowserContext, [, who, path, text]: Screen): Promise<Page> {
  const page = await openSignedIn(context, web.starling, family[who], path());
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
