import type { Page } from 'playwright-core';
import { seriousFindings } from '../support/axe.js';
import { pathOf, showsTitle, TABLET, useChildTablet } from '../support/child-tablet.js';
import { NETWORK_VOICE, VOICE } from '../support/device-voice.js';
import { painted } from '../support/page-state.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';

const tablet = useChildTablet();
const { web, showCode, openDevice } = tablet;

describe("the child's home", () => {
  test('has four doors, and says what is not there yet', async () => {
    const { page } = await openDevice();
    await showsTitle(page, 'Hello, Mia 1');
    expect(await page.locator('body').ariaSnapshot()).toBe(
      [
        '- main:',
        '  - status',
        '  - link "Help":',
        '    - /url: /home/help',
        '  - link "For grown-ups":',
        '    - /url: /device-profiles',
        '  - heading "Hello, Mia 1" [level=1]',
        '  - navigation "Things to do":',
        '    - list:',
        '      - listitem:',
        '        - link "Talk":',
        '          - /url: /chat',
        '      - listitem:',
        '        - link "Stories":',
        '          - /url: /story',
        '      - listitem:',
        '        - link "Games":',
        '          - /url: /games',
        '      - listitem:',
        '        - link "My shelf":',
        '          - /url: /contents',
        '      - listitem:',
        '        - link "My day":',
        '          - /url: /schedules',
        '- contentinfo: Your grown-ups can read this',
      ].join('\n'),
    );
  });

  test('shows games with at most 36 scripts, and without the code of the conversation and of lists of conversations', async () => {
    const { page } = await openDevice('/games');
    await page.getByRole('link', { name: 'Two by Two' }).waitFor();
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    expect(scripts.filter((path) => /\/(chat|conversations)-/.test(path))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.length).toBeLessThanOrEqual(36);
  });

  test('is where a device arrives from every page of grown-ups', async () => {
    const { page } = await openDevice();
    const pages = [
      '/',
      '/login',
      '/pair-device',
      '/settings',
      '/conversations',
      '/library',
      '/admin',
      '/parental',
      '/no',
    ];
    for (const address of pages) {
      await page.goto(`${web.starling.url}${address}`);
      await showsTitle(page, 'Hello, Mia 1');
      expect([address, pathOf(page)]).toEqual([address, '/home']);
    }
  });

  test('does not open for grown-ups', async () => {
    const page = await openSignedIn(web.context, web.starling, tablet.parent, '/home');
    await showsTitle(page, 'Access Denied');
  });

  test('opens every door with Tab and Space alone, and the way back, too', async () => {
    const { page } = await openDevice();
    await showsTitle(page, 'Hello, Mia 1');
    await page.locator('main').focus();
    for (const [tabs, name, heading] of [
      [3, 'Talk', 'Talk'],
      [4, 'Stories', 'Stories'],
      [5, 'Games', 'Games'],
      [6, 'My shelf', 'My shelf'],
      [7, 'My day', 'My day'],
    ] as const) {
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toBe(name);
      await page.keyboard.press('Space');
      await showsTitle(page, heading);
      await page.locator('main:focus').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Home');
      await page.keyboard.press('Space');
      await showsTitle(page, 'Hello, Mia 1');
      await page.locator('main:focus').waitFor();
    }
  });

  test('reads each word aloud with a voice of the device, and with no other', async () => {
    await web.context.addInitScript(VOICE);
    const { page } = await openDevice();
    await page.getByRole('button', { name: 'Read aloud: Talk' }).click();
    await page.getByRole('button', { name: 'Read aloud: My shelf' }).click();
    expect(await page.evaluate('window.said')).toEqual(['Talk', 'My shelf']);
    const far = await web.newContext(TABLET);
    await far.addInitScript(NETWORK_VOICE);
    const { page: silent } = await openDevice('/home', { context: far });
    await showsTitle(silent, 'Hello, Mia 1');
    expect(await silent.getByRole('button', { name: /^Read aloud/ }).count()).toBe(0);
  });

  test('says that grown-ups see topics where that is what they see', async () => {
    await web.starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [tablet.family.child.id]);
    const { page } = await openDevice();
    await page.getByText('Your grown-ups can see topics').waitFor();
    await web.starling.sql(`UPDATE children SET transcript = 'full' WHERE id = $1`, [tablet.family.child.id]);
  });
});

describe('stories and games', () => {
  /** Waits until exactly these learning events of a kind are stored, in the order of verbs. */
  async function recorded(kind: string, expected: [verb: string, objectId: string, result: object][]) {
    const stored = async () =>
      (
        await web.starling.sql<{ event: unknown }>(
          `SELECT jsonb_build_array(verb, object_id, result) AS event FROM learning_events
           WHERE child_id = $1 AND object_kind = $2 ORDER BY verb`,
          [tablet.family.child.id, kind],
        )
      ).map(({ event }) => event);
    await until(async () => (await stored()).length >= expected.length, { what: `the events of a ${kind}` });
    expect(await stored()).toEqual(expected);
  }

  test('a story is turned page by page to its end', async () => {
    const { page } = await openDevice('/story');
    await page.getByRole('link', { name: 'Three Socks' }).click();
    await showsTitle(page, 'Three Socks');
    await page.getByText('In the laundry basket lived three socks.').waitFor();
    const place = page.getByText(/^Page \d+ of \d+$/);
    const pages = Number((await place.innerText()).split(' ').at(-1));
    for (let turned = 1; turned < pages; turned += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(`Page ${turned + 1} of ${pages}`).waitFor();
    }
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText(`Page ${pages - 1} of ${pages}`).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).press('Space');
    await page.getByText('The end.').and(page.locator(':focus')).waitFor();
    await page.evaluate("dispatchEvent(new Event('pagehide'))");
    await recorded('story', [
      ['completed', 'three-socks', {}],
      ['started', 'three-socks', {}],
    ]);
    await page.getByRole('link', { name: 'Another story' }).click();
    await showsTitle(page, 'Stories');
  });

  test('a story reads itself to its end and turns its pages', async () => {
    await web.context.addInitScript(VOICE);
    const { page } = await openDevice('/story/otto-and-the-late-bus');
    const pages = Number((await page.getByText(/^Page \d+ of \d+$/).innerText()).split(' ').at(-1));
    await page.getByRole('button', { name: 'Read to me' }).click();
    await page.getByText(`Page ${pages} of ${pages}`).waitFor();
    await page.getByRole('button', { name: 'Read to me' }).waitFor();
    expect(await page.evaluate("window.said.join(' ')")).toMatch(/^Otto the badger wanted to go to his sister's\. /);
  });

  test('a game is played as grown-ups play it, and leads back to the games', async () => {
    const { page } = await openDevice('/games');
    await page.getByRole('link', { name: 'Counting at the Pond' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'How many ducks are swimming?' }).waitFor();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'All games' }).click();
    await showsTitle(page, 'Games');
    await page.goto('about:blank');
    await recorded('game', [['started', 'counting-at-the-pond', {}]]);
    await recorded('question', [
      ['answered', 'counting-at-the-pond/1', { skill: 'counting', first_try: true, helped: false }],
    ]);
  });

  test('a story that does not exist says so', async () => {
    const { page } = await openDevice('/story/no-such-story');
    await page.getByText('This is not here any more.').waitFor();
  });
});

describe('every page', () => {
  const isWider = (page: Page) => page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  const findSmallTargets = (page: Page) =>
    page.locator('main :is(a, button):visible').evaluateAll((targets) =>
      targets
        .filter((target) => !target.closest('[class*=PasswordInput]'))
        .map((target) => ({ name: target.textContent || target.ariaLabel, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 63.5 || box.height < 63.5)
        .map(({ name }) => name),
    );

  test('has no serious finding of axe in both themes, and at no size scrolls sideways or has small targets', async () => {
    const context = await web.newContext(TABLET, { colorScheme: 'dark', hasTouch: true });
    await context.addInitScript(VOICE);
    const { page: waiting } = await showCode(context);
    const code = await look(waiting);
    expect([code.wider, code.found]).toEqual([[], []]);
    await waiting.close();
    const { page } = await openDevice('/home', { context, isShared: true });
    for (const address of [
      '/home',
      '/home/who',
      '/home/help',
      '/schedules',
      '/chat',
      '/story',
      '/story/three-socks',
      '/games',
      '/games/i-spy-colours',
      '/device-profiles',
    ]) {
      await page.goto(`${web.starling.url}${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('main :is(a, button)').nth(1).waitFor();
      expect([address, await look(page)]).toEqual([address, { small: [], wider: [], found: [] }]);
    }
  }, 120_000);

  /** At each size; axe looks at the tablet in the dark and at the widest window in the light. */
  async function look(page: Page) {
    const seen = { small: [] as unknown[], wider: [] as number[], found: [] as string[] };
    for (const [width, height, colorScheme] of [
      [320, 568, null],
      [600, 1024, 'dark'],
      [1440, 900, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await painted(page);
      if (colorScheme) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
        seen.found.push(...(await seriousFindings(page)));
      }
      seen.small.push(...(await findSmallTargets(page)));
      if (await isWider(page)) seen.wider.push(width);
    }
    return seen;
  }
});
