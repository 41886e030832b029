import type { BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { seriousFindings } from '../support/axe.js';
import { pairDevice } from '../support/devices.js';
import { openSignedIn } from '../support/signed-in-page.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const TABLET = { width: 600, height: 1024 };
const PIN = '274951';
const NOTICE = 'Starling is a learning helper, a computer program. It can be wrong.';
/** A voice that belongs to the device. The browser of the tests has none. It keeps what it is asked to say. */
const VOICE = `
  window.said = [];
  speechSynthesis.getVoices = () => [
    { lang: 'en-GB', name: 'Own', voiceURI: 'own', localService: true, default: true },
  ];
  speechSynthesis.cancel = () => undefined;
  speechSynthesis.speak = (utterance) => {
    window.said.push(utterance.text);
    setTimeout(() => utterance.onend?.(), 20);
  };
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };`;
const NETWORK_VOICE = `speechSynthesis.getVoices = () => [
  { lang: 'en-GB', name: 'Far', voiceURI: 'far', localService: false, default: true },
];`;

const web = useWebClient(TABLET);
let parent: Account;
let family: Family;

beforeAll(async () => {
  parent = await registerParent(web.starling);
  family = await buildFamily(web.starling, parent, { children: 2 });
  const { status } = await rest().put(`/households/${family.householdId}/pin`, { pin: PIN }, parent.accessToken);
  expect(status).toBe(204);
});

const rest = () => api(web.starling.url);
const path = (page: Page) => new URL(page.url()).pathname;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const isWider = (page: Page) => page.evaluate('document.documentElement.scrollWidth > window.innerWidth');

/** A browser that begins to wait at the login page. */
async function showCode(context: BrowserContext): Promise<{ page: Page; code: string }> {
  const page = await context.newPage();
  await page.goto(`${web.starling.url}/login`);
  await page.getByRole('link', { name: 'This is a child’s device' }).click();
  return { page, code: await codeOn(page) };
}

async function codeOn(page: Page): Promise<string> {
  const code = page.getByText(/^[A-Z]{4}-[A-Z]{4}$/);
  await code.waitFor();
  return code.innerText();
}

async function approve(code: string, page: Page, wrong = false): Promise<number> {
  const shown = await page.locator('[data-avatar]').getAttribute('data-avatar');
  const { pictures } = (await rest().get(`/devices/pair/${code}`, parent.accessToken)).body;
  const picture = wrong ? pictures.find((one: string) => one !== shown) : shown;
  const body = { child_id: family.child.id, name: 'Kitchen tablet', picture };
  return (await rest().post(`/devices/pair/${code}/approve`, body, parent.accessToken)).status;
}

interface DeviceOptions {
  context?: BrowserContext;
  isShared?: boolean;
}

/** A child's device that was paired before. */
async function openDevice(address = '/home', { context = web.context, isShared = false }: DeviceOptions = {}) {
  const device = await pairDevice(web.starling, parent, family.child);
  if (isShared) {
    const body = { child_ids: family.children.map(({ id }) => id) };
    await rest().patch(`/devices/${device.id}`, body, parent.accessToken);
  }
  return { device, page: await openSignedIn(context, web.starling, device, address) };
}

describe('a device that waits for its pairing', () => {
  test('shows a code, and opens the home of the child once a guardian has approved it', async () => {
    const { page, code } = await showCode(web.context);
    await page.getByRole('img', { name: new RegExp(`^QR code of http://\\S+/pair\\?code=${code}$`) }).waitFor();
    await page.getByText(/This code works for 9:\d\d more\./).waitFor();
    expect(await approve(code, page)).toBe(200);
    await title(page, 'Hello, Mia 1');
    expect(path(page)).toBe('/home');
    await page.reload();
    await page.getByText('Your grown-ups can read this').waitFor();
  });

  test('waits in two browsers at the same time, each with a code of its own', async () => {
    const [first, second] = [await showCode(web.context), await showCode(await web.newContext(TABLET))];
    expect(first.code).not.toBe(second.code);
    await approve(second.code, second.page);
    await title(second.page, 'Hello, Mia 1');
    expect(await codeOn(first.page)).toBe(first.code);
  });

  test('shows a new code with one tap after the wrong picture was chosen', async () => {
    const { page, code } = await showCode(web.context);
    expect(await approve(code, page, true)).toBe(409);
    const button = page.getByRole('button', { name: 'Show a new code' });
    await button.waitFor();
    await page.keyboard.press('Space');
    expect(await codeOn(page)).not.toBe(code);
  });

  test('says that a code has expired', async () => {
    const { page } = await showCode(web.context);
    await web.starling.sql(`UPDATE device_pairings SET expires_at = now() - interval '1 second'`);
    await page.getByText('This code no longer works.').waitFor();
    await page.getByRole('button', { name: 'Show a new code' }).click();
    await codeOn(page);
  });

  test('asks less often when the server tells it to slow down', async () => {
    const asked: number[] = [];
    await web.context.route('**/devices/pair', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), interval: 0.2 } });
    });
    await web.context.route('**/devices/pair/token', async (route) => {
      asked.push(Date.now());
      const json = { status: 400, error: 'slow_down', message: '', detail: { interval: 10 }, request_id: '' };
      await route.fulfill({ status: 400, json });
    });
    await showCode(web.context);
    await until(() => Promise.resolve(asked.length === 2), { what: 'a second question' });
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(5_000);
  });
});

describe("the child's home", () => {
  test('has three doors, and says what is not there yet', async () => {
    const { page } = await openDevice();
    await title(page, 'Hello, Mia 1');
    expect(await page.locator('body').ariaSnapshot()).toBe(
      [
        '- main:',
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
        '  - list "For later":',
        '    - listitem: My shelf Your grown-ups can put things here later.',
        '    - listitem: My day Your grown-ups can put things here later.',
        '- contentinfo: Your grown-ups can read this',
      ].join('\n'),
    );
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
      await title(page, 'Hello, Mia 1');
      expect([address, path(page)]).toEqual([address, '/home']);
    }
  });

  test('does not open for grown-ups', async () => {
    const page = await openSignedIn(web.context, web.starling, parent, '/home');
    await title(page, 'Access Denied');
  });

  test('opens every door with Tab and Space alone, and the way back, too', async () => {
    const { page } = await openDevice();
    for (const [tabs, name, heading] of [
      [2, 'Talk', 'Talk'],
      [3, 'Stories', 'Stories'],
      [4, 'Games', 'Games'],
    ] as const) {
      await title(page, 'Hello, Mia 1');
      await page.locator('main').focus();
      for (let tab = 0; tab < tabs; tab += 1) await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toBe(name);
      await page.keyboard.press('Space');
      await title(page, heading);
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Home');
      await page.keyboard.press('Space');
    }
    await title(page, 'Hello, Mia 1');
  });

  test('reads each word aloud with a voice of the device, and with no other', async () => {
    await web.context.addInitScript(VOICE);
    const { page } = await openDevice();
    await page.getByRole('button', { name: 'Read aloud: Talk' }).click();
    await page.getByRole('button', { name: 'Read aloud: My shelf' }).click();
    expect(await page.evaluate('window.said')).toEqual([
      'Talk',
      'My shelf.',
      'Your grown-ups can put things here later.',
    ]);
    const far = await web.newContext(TABLET);
    await far.addInitScript(NETWORK_VOICE);
    const { page: silent } = await openDevice('/home', { context: far });
    await title(silent, 'Hello, Mia 1');
    expect(await silent.getByRole('button', { name: /^Read aloud/ }).count()).toBe(0);
  });

  test('says that grown-ups see topics where that is what they see', async () => {
    await web.starling.sql(`UPDATE children SET transcript = 'topics' WHERE id = $1`, [family.child.id]);
    const { page } = await openDevice();
    await page.getByText('Your grown-ups can see topics').waitFor();
    await web.starling.sql(`UPDATE children SET transcript = 'full' WHERE id = $1`, [family.child.id]);
  });
});

describe('a shared device', () => {
  test('is given to another child, whose conversation is another one', async () => {
    const { page } = await openDevice('/chat', { isShared: true });
    await page.getByPlaceholder('Write to Starling').fill('Tell me a story about a fox');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'The Fox and the Other Half of the Moon' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Not Mia 1?' }).click();
    await title(page, 'Who is here?');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mia 2' }).click();
    await title(page, 'Hello, Mia 2');
    await page.getByRole('link', { name: 'Talk' }).click();
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
    expect(await page.getByRole('heading', { name: 'The Fox and the Other Half of the Moon' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Home' }).click();
    await title(page, 'Hello, Mia 2');
  });

  test('stays with its child when a device is not shared', async () => {
    const { page } = await openDevice('/home/who');
    await title(page, 'Hello, Mia 1');
  });
});

describe('a talk', () => {
  test('begins with what Starling is, and with pictures that say something', async () => {
    const { page } = await openDevice('/chat');
    await page.getByText(NOTICE).waitFor();
    const starters = page.getByRole('list', { name: 'Things to say' }).getByRole('button');
    await until(async () => (await starters.count()) === 4, { what: 'four starters' });
    expect(await page.getByRole('list', { name: 'Things to say' }).locator('svg[data-picture]').count()).toBe(4);
    const [first] = await starters.allInnerTexts();
    await starters.first().click();
    await page.locator('[data-role=user]').getByText(first!).waitFor();
    await page.locator('[data-role=assistant]').waitFor();
    expect(await page.getByText(NOTICE).count()).toBe(1);
  });

  test('has no menus of grown-ups, before and after a reload', async () => {
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').fill('Tell me a story about a fox');
    await page.getByRole('button', { name: 'Send message' }).click();
    const answer = page.locator('[data-role=assistant]');
    await answer.getByRole('link', { name: 'Stories' }).waitFor();
    await page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' });
    for (const step of ['before', 'after']) {
      const names = await page
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        );
      expect({
        step,
        names: names.filter((name) => !/^(?:New talk|Send message|To the end|New text)$/.test(name)),
      }).toEqual({
        step,
        names: [],
      });
      await page.reload();
      await page.getByText(NOTICE).waitFor();
    }
    await page.getByRole('button', { name: 'New talk' }).click();
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
  });

  test('shows the child that a grown-up is reading along', async () => {
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').fill('Play a word game with me');
    await page.keyboard.press('Enter');
    await page.locator('[data-role=assistant]').waitFor();
    const id = await page.evaluate("localStorage.getItem('currentConversationId')");
    const reader = page.getByText('A grown-up is reading along');
    expect(await reader.count()).toBe(0);
    const socket = new WebSocket(
      `${web.starling.url.replace('http', 'ws')}/api/v1/conversations/ws?token=${parent.accessToken}&conversation_id=${id}`,
    );
    await reader.waitFor();
    socket.close();
    await reader.waitFor({ state: 'detached' });
  });

  test('reads an answer aloud', async () => {
    await web.context.addInitScript(VOICE);
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').fill('Play a word game with me');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Read aloud: this answer' }).click();
    expect(await page.evaluate("window.said.join(' ')")).toContain('Let us make a word chain!');
  });

  test('that tells of harm shows whom to tell and whom to call', async () => {
    const { page } = await openDevice('/chat');
    await page.getByPlaceholder('Write to Starling').fill('I want to hurt myself');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'You did right to tell' }).waitFor();
    expect(await page.getByRole('link', { name: /^In danger now: \d+$/ }).getAttribute('href')).toMatch(/^tel:\d+$/);
    expect(await page.getByRole('button', { name: /Delete|Leave this page/ }).count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('stories and games', () => {
  test('a story is turned page by page to its end', async () => {
    const { page } = await openDevice('/story');
    await page.getByRole('link', { name: 'Three Socks' }).click();
    await title(page, 'Three Socks');
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
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('The end.').waitFor();
    await page.getByRole('link', { name: 'Another story' }).click();
    await title(page, 'Stories');
  });

  test('a story reads itself to its end and turns its pages', async () => {
    await web.context.addInitScript(VOICE);
    const { page } = await openDevice('/story/three-socks');
    const pages = Number((await page.getByText(/^Page \d+ of \d+$/).innerText()).split(' ').at(-1));
    await page.getByRole('button', { name: 'Read to me' }).click();
    await page.getByText(`Page ${pages} of ${pages}`).waitFor();
    await page.getByRole('button', { name: 'Read to me' }).waitFor();
    expect(await page.evaluate("window.said.join(' ')")).toMatch(/^In the laundry basket lived three socks\. /);
  });

  test('a game is played as grown-ups play it, and leads back to the games', async () => {
    const { page } = await openDevice('/games');
    await page.getByRole('link', { name: 'Counting at the Pond' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('heading', { name: 'How many ducks are swimming?' }).waitFor();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'All games' }).click();
    await title(page, 'Games');
  });

  test('a story that does not exist says so', async () => {
    const { page } = await openDevice('/story/no-such-story');
    await page.getByText('This is not here any more.').waitFor();
  });
});

describe('the page for grown-ups', () => {
  test('shows the device as it sees itself', async () => {
    const { page } = await openDevice('/device-profiles', { isShared: true });
    await title(page, 'For grown-ups');
    await page.getByText('Kitchen tablet').waitFor();
    await page.getByText('Mia 1 (now)').waitFor();
    await page.getByText('Mia 2').waitFor();
  });

  test('counts wrong PINs, and locks after five', async () => {
    const { page } = await openDevice('/device-profiles');
    const field = page.getByLabel('Household PIN');
    await field.fill('12');
    await field.press('Enter');
    await page.getByText('A PIN has 4 to 8 digits.').waitFor();
    for (const text of [
      'You have 4 more tries.',
      'You have 3 more tries.',
      'You have 2 more tries.',
      'You have one more try.',
      'Too many wrong PINs. Try again in 15 minutes.',
    ]) {
      await field.fill('0000');
      await field.press('Enter');
      await page.getByText(text).waitFor();
    }
    await field.fill(PIN);
    await field.press('Enter');
    await page.getByText(/^Too many wrong PINs\. Try again in 15 minutes\.$/).waitFor();
    expect(path(page)).toBe('/device-profiles');
  });

  test('opens the sign-in page with the PIN, and keeps nothing of the child', async () => {
    const { page, device } = await openDevice('/home');
    await page.getByRole('link', { name: 'For grown-ups' }).click();
    await page.getByLabel('Household PIN').fill(PIN);
    await page.getByRole('button', { name: 'Sign out of this device' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login into Starling' }).waitFor();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Mia');
    expect(await page.evaluate("localStorage.getItem('auth_token')")).toBeNull();
    expect((await rest().get('/devices/me', device.accessToken)).status).toBe(401);
  });
});

describe('a device that a guardian signs out', () => {
  test('shows the pairing page and keeps nothing', async () => {
    const { page, device } = await openDevice('/chat');
    await page.getByRole('list', { name: 'Things to say' }).waitFor();
    await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    await rest().delete(`/devices/${device.id}`, parent.accessToken);
    await page.waitForURL('**/pair-device?ended');
    await page.getByText('This device was signed out').waitFor();
    await codeOn(page);
    expect(await page.evaluate("localStorage.getItem('auth_token')")).toBeNull();
  });
});

describe('the rules of the guardians', () => {
  const refuseWith = async (page: Page, code: string | null, end: string | null) => {
    await page.unrouteAll();
    if (!code) return;
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName === 'OwnDevice') return route.fallback();
      const extensions = { code: 'FORBIDDEN', error: code, status: 403, until: end, requestId: '' };
      await route.fulfill({ json: { data: null, errors: [{ message: code, extensions }] } });
    });
  };

  test.each([
    ['paused', null, 'Starling is taking a pause', /A grown-up pressed pause/],
    ['quiet_hours', '2099-11-24T06:30:00.000Z', 'It is quiet time', /Starling is back on \w+ at /],
    ['budget_used', '2099-11-24T00:00:00.000Z', "Today's time is used up", /Ask a grown-up/],
    ['break', '2099-11-24T06:30:00.000Z', 'Time for a break', /It can be wrong/],
  ])('show one calm screen while %s holds, and Starling again afterwards', async (code, end, heading, text) => {
    const { page } = await openDevice('/home');
    await title(page, 'Hello, Mia 1');
    await refuseWith(page, code, end);
    await page.getByRole('link', { name: 'Talk' }).click();
    await title(page, heading);
    await page.getByText(text).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'For grown-ups' }).click();
    await title(page, 'For grown-ups');
    await page.getByRole('link', { name: 'Home' }).click();
    await title(page, heading);
    await refuseWith(page, null, null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Hello, Mia 1');
  });

  test('take the place of a talk as soon as its socket is closed for them', async () => {
    let socket: WebSocketRoute | undefined;
    await web.context.routeWebSocket('**/graphql', (route) => {
      socket = route;
      route.connectToServer();
    });
    const { page } = await openDevice('/chat');
    await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    await page.getByPlaceholder('Write to Starling').fill('Half a question');
    await refuseWith(page, 'quiet_hours', '2099-11-24T06:30:00.000Z');
    await socket!.close({ code: 1008, reason: 'quiet_hours' });
    await title(page, 'It is quiet time');
    await page.getByText(/Starling is back on \w+ at /).waitFor();
    await refuseWith(page, null, null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await title(page, 'Talk');
    expect(await page.getByPlaceholder('Write to Starling').inputValue()).toBe('Half a question');
  });

  test('end by themselves when the time is over', async () => {
    const { page } = await openDevice('/home');
    await title(page, 'Hello, Mia 1');
    await refuseWith(page, 'break', new Date(Date.now() + 3_000).toISOString());
    await page.getByRole('link', { name: 'Talk' }).click();
    await title(page, 'Time for a break');
    await refuseWith(page, null, null);
    await title(page, 'Talk');
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each([
    [1440, 900],
    [600, 1024],
    [320, 568],
  ])(
    'at %i × %i no page has a serious finding of axe, scrolls sideways or has small targets',
    async (width, height) => {
      const context = await web.newContext({ width, height }, { colorScheme, hasTouch: true });
      await context.addInitScript(VOICE);
      const { page: waiting } = await showCode(context);
      expect([await seriousFindings(waiting), await isWider(waiting)]).toEqual([[], false]);
      await waiting.close();
      const { page } = await openDevice('/home', { context, isShared: true });
      const addresses = [
        '/home',
        '/home/who',
        '/chat',
        '/story',
        '/story/three-socks',
        '/games',
        '/games/i-spy-colours',
      ];
      for (const address of [...addresses, '/device-profiles']) {
        await page.goto(`${web.starling.url}${address}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.locator('main :is(a, button)').nth(1).waitFor();
        const small = await page.locator('main :is(a, button):visible').evaluateAll((targets) =>
          targets
            .filter((target) => !target.closest('[class*=PasswordInput]'))
            .map((target) => ({ name: target.textContent || target.ariaLabel, box: target.getBoundingClientRect() }))
            .filter(({ box }) => box.width < 55.5 || box.height < 55.5)
            .map(({ name }) => name),
        );
        expect({ address, small, wider: await isWider(page), found: await seriousFindings(page) }).toEqual({
          address,
          small: [],
          wider: false,
          found: [],
        });
      }
    },
  );
});
