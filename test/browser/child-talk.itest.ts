import { seriousFindings } from '../support/axe.js';
import { useChildTablet } from '../support/child-tablet.js';
import { VOICE } from '../support/device-voice.js';
import { Keys } from '../support/keys.js';
import { until } from '../support/wait.js';

const NOTICE = 'I am a learning helper, a computer program. I can be wrong.';
const tablet = useChildTablet();
const { web, openDevice } = tablet;

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

  test('begins with pictures in the language of the child', async () => {
    const { child } = tablet.family;
    await web.starling.sql(`UPDATE children SET languages = '{es}' WHERE id = $1`, [child.id]);
    try {
      const { page } = await openDevice('/chat', { context: await web.newContext() });
      const starters = page.getByRole('list', { name: 'Cosas que decir' });
      await starters
        .getByRole('button', { name: /^(?:Cuéntame|Juega conmigo)/ })
        .first()
        .waitFor();
      expect(await starters.locator('svg[data-picture]').count()).toBe(4);
    } finally {
      await web.starling.sql(`UPDATE children SET languages = '{}' WHERE id = $1`, [child.id]);
    }
  });

  test('is held and started again with Tab and Space alone', async () => {
    const { page } = await openDevice('/chat');
    const keys = new Keys(page);
    const starters = page.getByRole('list', { name: 'Things to say' }).getByRole('button');
    await until(async () => (await starters.count()) === 4, { what: 'four starters' });
    await keys.press(starters.nth(1), 'Space');
    await page.locator('[data-role=assistant]').waitFor();
    await page.getByRole('button', { name: 'Stop answering' }).waitFor({ state: 'detached' });
    await until(() => page.evaluate<boolean>('document.activeElement !== document.body'), { what: 'a focus' });
    await keys.press(page.getByRole('button', { name: 'New talk' }), 'Space');
    await starters.first().waitFor();
    await keys.press(starters.first(), 'Space');
    await page.locator('[data-role=assistant]').waitFor();
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
      `${web.starling.url.replace('http', 'ws')}/api/v1/conversations/ws?token=${tablet.parent.accessToken}&conversation_id=${id}`,
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
