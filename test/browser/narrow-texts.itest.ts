import type { BrowserContext, Page } from 'playwright-core';
import { buildConversation } from '../factories/conversations.js';
import { buildReport } from '../factories/moderation.js';
import { buildWaitlistEntry } from '../factories/waitlist.js';
import { signInAs } from '../support/accounts.js';
import { type BusyFamily, buildBusyFamily } from '../support/busy-family.js';
import { type ShownLanguage, shownText } from '../support/catalogues.js';
import { pairDevice } from '../support/devices.js';
import { painted } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { useWebClient } from '../support/web-client.js';
import { faultsOfLayout } from './measure-layout.js';

const web = useWebClient();
const PHONE = { width: 320, height: 640 };
const TITLE = 'Warum die Donaudampfschifffahrtsgesellschaft keine Nachtfahrten anbietet';

type Role = 'parent' | 'newcomer' | 'admin' | 'moderator' | 'child' | 'paused child' | 'nobody';
type Tokens = { accessToken: string; refreshToken: string };
/** A path, and what the complete page shows: a text of the catalogues, or after `=` what people have written. */
type Screen = readonly [path: string, text: string];

let family: BusyFamily;
let own: string;
const people = new Map<Role, Tokens>();

beforeAll(async () => {
  const { starling } = web;
  family = await buildBusyFamily(starling);
  const { parent, newcomer, child, children } = family;
  people.set('parent', parent).set('newcomer', newcomer);
  for (const role of ['admin', 'moderator'] as const) people.set(role, await signInAs(starling, role));
  people.set('child', await pairDevice(starling, parent, child));
  people.set('paused child', await pairDevice(starling, parent, children[1]!));
  await starling.sql('UPDATE children SET paused_at = now() WHERE id = $1', [children[1]!.id]);
  const said = {
    role: 'assistant',
    content: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  } as const;
  own = await buildConversation(starling, parent.user.id, {
    title: TITLE,
    said,
    type: 'educational',
    tags: ['patterns', 'bedtime', 'big-feelings'],
    pinned: true,
    unread: 3,
  });
  await buildWaitlistEntry(starling, { email: 'a.very.long.address.of.a.family@a-long-domain.example' });
  await buildReport(starling, { reason: 'Das ist nicht nett' });
});

const screensOf: Record<Role, () => readonly Screen[]> = {
  nobody: () => [
    ['/login', 'login:usePassword'],
    ['/pair-device', 'pairing:step.picture'],
    ['/waitlist', 'waitlist:form.join'],
    ['/reset-password', 'sign-in:link.incomplete'],
    ['/terms', 'legal:signIn'],
    ['/accessibility', 'accessibility:title'],
    ['/safety', 'safety:limits.title'],
  ],
  parent: () => {
    const [first, , troubled] = family.children;
    const child = `/profiles/${first!.id}`;
    return [
      ['/chat', 'chat:companion'],
      ['/conversations', `=${TITLE}`],
      [`/conversation-list/${own}`, '=Rindfleisch'],
      ['/conversation-list', `=${TITLE}`],
      ['/library', '=A calmer bedtime'],
      ['/library/bedtime-routine', 'library:guides.ask'],
      ['/story', '=A Dot on the Curve'],
      ['/story/a-dot-on-the-curve', 'library:stories.ask'],
      ['/games', '=Forest Memory'],
      ['/games/forest-memory', 'play:start'],
      ['/profiles', 'children:badge.consent'],
      ['/profiles/new', 'children:form.agreeMyChild'],
      [child, '=A talk'],
      [`/profiles/${troubled!.id}`, 'children:notice.erasure'],
      [`${child}/privacy`, 'children:privacy.howLong'],
      ['/profiles/verify-export', 'children:check.drop'],
      [`${child}/edit`, 'children:form.about'],
      [`${child}/conversations`, '=A talk'],
      [`/profiles/${troubled!.id}/conversations`, 'children:talks.topicsOnly'],
      [`${child}/conversations/${family.conversationId}`, 'children:transcriptPage.live'],
      ['/parental', 'households:did.device_paired'],
      [`/parental/${first!.id}`, 'controls:week.hint'],
      [`/pair?code=${family.code}`, 'devices:approve.picture'],
      ['/remainders', '=Pack the sports bag'],
      ['/schedules', 'calendars:section.empty'],
      ['/progress', 'progress:digest.title'],
      ['/contents', 'contents:empty.title'],
      ['/profile', 'account:profile.status'],
      ['/settings', 'account:data.title'],
      ['/voice', 'voice:own.title'],
      ['/lost', 'problems:lost.text'],
      ['/onboarding', 'onboarding:age.title'],
    ];
  },
  newcomer: () => [
    ['/profiles', 'children:list.emptyTitle'],
    ['/parental', 'households:page.emptyTitle'],
    ['/remainders', 'reminders:page.emptyTitle'],
    ['/schedules', 'schedules:page.emptyTitle'],
    ['/progress', 'progress:page.noChild'],
    ['/contents', 'contents:noFamily.title'],
    ['/conversations', 'conversations:empty.notYet'],
    [family.invitation, 'households:invitation.title'],
  ],
  admin: () => [
    ['/admin', 'admin-dashboard:go.waitlist'],
    ['/admin/waitlist', '=a.very.long.address'],
    ['/admin/users', '=@starling.test'],
    ['/admin/analytics', 'admin-dashboard:analytics.subtitle'],
    ['/admin/settings', 'admin-settings:together.title'],
    ['/admin/audit', 'admin-audit:page.intact'],
  ],
  moderator: () => [
    ['/moderation', 'moderation:page.openQueue'],
    ['/moderation/reports', '=Das ist nicht nett'],
  ],
  child: () => [
    ['/home', 'child-home:hello'],
    ['/home/help', 'child-home:help.secrets'],
    ['/schedules', '=Dentist'],
    ['/chat', 'child-home:aiNotice'],
    ['/story', '=A Dot on the Curve'],
    ['/games', '=Forest Memory'],
    ['/games/forest-memory', 'play:start'],
    ['/contents', 'child-home:library.emptyShelf'],
    ['/device-profiles', 'child-home:device.usedBy'],
  ],
  'paused child': () => [['/home', 'child-home:shut.paused.title']],
};

/** A client link, as far as the router sees. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

async function waitFor(page: Page, text: string, language: ShownLanguage): Promise<void> {
  const shown = text.startsWith('=') ? text.slice(1) : shownText(text, language);
  await page.getByText(shown).filter({ visible: true }).first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

async function open(context: BrowserContext, role: Role, path: string): Promise<Page> {
  const account = people.get(role);
  if (account) return openSignedIn(context, web.starling, account, path);
  const page = await context.newPage();
  await page.goto(`${web.starling.url}${path}`);
  return page;
}

const WALKS: readonly (readonly [Role, ShownLanguage])[] = [
  ...(['nobody', 'parent', 'newcomer', 'admin', 'moderator', 'child', 'paused child'] as const).flatMap((role) => [
    [role, 'de'] as const,
    [role, 'en-XA'] as const,
  ]),
  ['parent', 'es'],
  ['child', 'es'],
  ['parent', 'ar-XB'],
  ['child', 'ar-XB'],
  ['admin', 'ar-XB'],
];

interface Walk {
  size?: { width: number; height: number };
  paths?: readonly string[];
}

/** What the layout does to the screens of a role, by path. */
async function faultsOfWalk(role: Role, language: ShownLanguage, walk: Walk = {}): Promise<Record<string, string[]>> {
  const { size = PHONE, paths } = walk;
  const context = await web.newContext(size, { hasTouch: true, isMobile: true });
  const faults: Record<string, string[]> = {};
  let page: Page | undefined;
  for (const [path, text] of screensOf[role]()) {
    if (paths && !paths.includes(path)) continue;
    if (page) await follow(page, path);
    else page = await open(context, role, `${path}${path.includes('?') ? '&' : '?'}language=${language}`);
    await waitFor(page, text, language);
    await painted(page);
    const found = await faultsOfLayout(page);
    if (found.length > 0) faults[path] = found;
  }
  return faults;
}

test.each(WALKS)('every screen of %s fits 320 pixels with the texts of %s', async (role, language) => {
  expect(await faultsOfWalk(role, language)).toEqual({});
});

test('the tables of the staff show their buttons whole on a tablet', async () => {
  const size = { width: 768, height: 1024 };
  const paths = ['/admin/waitlist', '/admin/users', '/admin/audit'];
  expect(await faultsOfWalk('admin', 'de', { size, paths })).toEqual({});
});
