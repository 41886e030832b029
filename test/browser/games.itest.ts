import type { Locator, Page } from 'playwright-core';
import type { RoundGameBody } from '../../contract/library.js';
import type { ProgressBody } from '../../contract/progress.js';
import { api } from '../support/api.js';
import { faultsOfLooks } from '../support/axe.js';
import { TABLET, useChildTablet } from '../support/child-tablet.js';
import { painted } from '../support/page-state.js';
import { until } from '../support/wait.js';

const tablet = useChildTablet();
const { web, openDevice } = tablet;

/** A game of each kind that is not a quiz. */
const SLUGS = ['apples-for-the-hedgehog', 'letter-garden', 'word-workshop', 'who-feels-what', 'sink-or-float'];

const gameOf = async (slug: string) =>
  (await api(web.starling.url).get<RoundGameBody>(`/library/games/${slug}`, tablet.parent.accessToken)).body;

const area = (page: Page) => page.getByRole('region', { name: /^Question \d+ of \d+$/ });

/** The buttons that solve the first round, in the order in which they are pressed. */
function solutionOf(page: Page, game: RoundGameBody): Locator[] {
  const things = area(page).locator('ul button');
  switch (game.kind) {
    case 'gather': {
      const { wanted } = game.rounds[0]!;
      return [...Array(wanted).keys()]
        .map((index) => things.nth(index))
        .concat(area(page).getByRole('button', { name: 'That’s it' }));
    }
    case 'find': {
      const { things: all, fits } = game.rounds[0]!;
      return all.flatMap(({ text }, index) => (fits.includes(text) ? [things.nth(index)] : []));
    }
    case 'order': {
      const { pieces, order } = game.rounds[0]!;
      return order.map((text) => things.nth(pieces.findIndex((piece) => piece.text === text)));
    }
    case 'match':
      return game.rounds[0]!.pairs.flatMap(({ card, match }) =>
        [card, match].map(({ text }) => area(page).getByRole('button', { name: text, exact: true })),
      );
    case 'predict':
      return [area(page).getByRole('button', { name: game.rounds[0]!.result === 'floats' ? 'It floats' : 'It sinks' })];
    default:
      return [area(page).getByRole('button', { name: game.rounds[0]!.answer })];
  }
}

/** One key moves on and another one presses, as a switch does. */
async function scanTo(page: Page, target: Locator): Promise<void> {
  for (let tab = 0; tab < 40; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Space');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('A switch does not reach the button');
}

const WAYS: Record<string, (page: Page, target: Locator) => Promise<void>> = {
  touch: (_page, target) => target.tap(),
  keyboard: async (page, target) => {
    await target.focus();
    await page.keyboard.press('Enter');
  },
  'one switch': scanTo,
};

/** Answers that were right at once since the test began. */
const firstTries = async () =>
  (
    await web.starling.sql(
      `SELECT 1 FROM learning_events WHERE child_id = $1 AND verb = 'answered' AND result ->> 'first_try' = 'true'`,
      [tablet.family.child.id],
    )
  ).length;

beforeEach(() => web.starling.sql('DELETE FROM learning_events WHERE child_id = $1', [tablet.family.child.id]));

test.each(Object.entries(WAYS))('every kind of game can be played by %s', async (_way, press) => {
  const context = await web.newContext(TABLET, { hasTouch: true });
  const { page } = await openDevice('/games', { context });
  for (const slug of SLUGS) {
    const game = await gameOf(slug);
    await page.goto(`${web.starling.url}/games/${slug}`);
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    await press(page, start);
    await page.getByRole('heading', { level: 2, name: game.rounds[0]!.prompt }).waitFor();
    for (const target of solutionOf(page, game)) await press(page, target);
    await page.getByText(game.rounds[0]!.praise, { exact: true }).waitFor();
    await press(page, page.getByRole('button', { name: 'Next' }));
    await page.getByRole('heading', { level: 2, name: game.rounds[1]!.prompt }).waitFor();
  }
  await page.goto('about:blank');
  await until(async () => (await firstTries()) === SLUGS.length, { what: 'an answer in each game' });
});

test('a piece can be dragged to its place, and out of the way of another one', async () => {
  const game = await gameOf('word-workshop');
  const { page } = await openDevice('/games/word-workshop');
  await page.getByRole('button', { name: 'Start' }).click();
  const places = area(page).locator('[data-place]');
  const piece = (text: string) => area(page).getByRole('button', { name: new RegExp(`^${text}\\b`) });
  await piece('t').dragTo(places.nth(0));
  await until(async () => (await places.allInnerTexts())[0]!.includes('t'), { what: 't in the first place' });
  await piece('c').dragTo(places.nth(0));
  await until(async () => (await places.allInnerTexts())[0]!.includes('c'), { what: 'c in the first place' });
  await piece('t').dragTo(places.nth(2));
  // A drag is no press; a press takes the next free place.
  await piece('a').click();
  await page.getByText(game.rounds[0]!.praise).waitFor();
});

test('a mistake is answered with a hint, and grown-ups see what was practised', async () => {
  const { page } = await openDevice('/games/letter-garden');
  const things = area(page).locator('ul button');
  await page.getByRole('button', { name: 'Start' }).click();
  // s m s o t s: the second letter is a mistake.
  await things.nth(1).click();
  await page.getByText('An s curls like a snake.').waitFor();
  expect(await things.nth(1).innerText()).toContain('not this one');
  for (const index of [0, 2, 5]) await things.nth(index).click();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { level: 2, name: 'Pick every m.' }).waitFor();
  await page.getByRole('button', { name: 'Give me a hint' }).click();
  await page.getByText('An m has two humps. An n has only one.').waitFor();
  for (const index of [1, 3, 5]) await things.nth(index).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.goto('about:blank');

  const { id } = tablet.family.child;
  const stored = () =>
    web.starling.sql<{ object_id: string; result: object }>(
      `SELECT object_id, result FROM learning_events
       WHERE child_id = $1 AND object_kind = 'question' AND result ->> 'helped' = 'true' ORDER BY object_id`,
      [id],
    );
  await until(async () => (await stored()).length === 2, { what: 'two answers with a hint' });
  expect(await stored()).toEqual([
    { object_id: 'letter-garden/1', result: { skill: 'letters', first_try: false, helped: true } },
    { object_id: 'letter-garden/2', result: { skill: 'letters', first_try: true, helped: true } },
  ]);
  const { body } = await api(web.starling.url).get<ProgressBody>(`/children/${id}/progress`, tablet.parent.accessToken);
  const practised = Object.fromEntries(body.games.map(({ slug, ...rest }) => [slug, rest]));
  expect(practised).toEqual({ 'letter-garden': { skill: 'letters', first_try: 1, later: 1 } });
});

test('a pair of a memory game is recorded, and its cards wait for the next press', async () => {
  const { page } = await openDevice('/games/two-by-two');
  await page.getByRole('button', { name: 'Start' }).click();
  const cards = page.getByRole('region', { name: 'Memory cards' }).locator('li button');
  const names = async () => Promise.all((await cards.all()).map((card) => card.getAttribute('aria-label')));
  await cards.first().waitFor();
  // Turns each card once and so learns where it is.
  const faces: string[] = [];
  for (const [index, card] of (await cards.all()).entries()) {
    await card.click();
    faces.push((await names())[index]!.replace(/^Card \d+, /, ''));
  }
  if (!(await cards.nth(faces.indexOf('sock')).getAttribute('data-found'))) {
    await cards.nth(faces.indexOf('sock')).click();
    await cards.nth(faces.indexOf('foot')).click();
  }
  await page
    .getByText(/You have found/)
    .first()
    .waitFor();
  await page.goto('about:blank');
  const found = () =>
    web.starling.sql<{ skill: string }>(
      `SELECT DISTINCT result ->> 'skill' AS skill FROM learning_events WHERE object_id LIKE 'two-by-two/%'`,
    );
  await until(async () => (await found()).length > 0, { what: 'the pair of a memory game' });
  expect(await found()).toEqual([{ skill: 'memory' }]);
});

test('the boards are sound at every width, in both themes, and their targets are large', async () => {
  const context = await web.newContext(TABLET, { hasTouch: true });
  const { page } = await openDevice('/games', { context });
  await page.setViewportSize({ width: 390, height: 844 });
  const names = page.locator('main li a > :last-child');
  await names.first().waitFor();
  const narrow = await names.evaluateAll((all) => all.filter((name) => name.getBoundingClientRect().width < 72).length);
  expect({ names: (await names.count()) > 5, narrow }).toEqual({ names: true, narrow: 0 });
  for (const slug of SLUGS) {
    const game = await gameOf(slug);
    await page.goto(`${web.starling.url}/games/${slug}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Give me a hint' }).click();
    await solutionOf(page, game)[0]!.click();
    expect({ slug, faults: await faultsOfLooks(page) }).toEqual({ slug, faults: [] });
    await page.setViewportSize({ width: 320, height: 568 });
    await painted(page);
    const small = await page.locator('main button:visible').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 63.5 || box.height < 63.5)
        .map(({ name }) => name),
    );
    expect({ slug, small }).toEqual({ slug, small: [] });
  }
}, 120_000);
