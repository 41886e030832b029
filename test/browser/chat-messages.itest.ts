import { buildLongConversation } from '../factories/conversations.js';
import { ask, composer, finished, has, useChatPage } from '../support/chat-page.js';
import { until } from '../support/wait.js';

const chat = useChatPage();
const { web, openChat } = chat;

test('a message can be copied, and a refused clipboard shows no error', async () => {
  await web.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openChat();
  await ask(page, '[[script:echo]] **Owls** sleep by day');
  await has(finished(page), 'Owls sleep by day');
  await finished(page).hover();
  await finished(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await finished(page).getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('**Owls** sleep by day');

  await page.evaluate(() => {
    const refuse = () => {
      document.documentElement.dataset['refused'] = 'true';
      return Promise.reject(new DOMException('Write permission denied', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  const own = page.locator('[data-role=user]');
  await own.hover();
  await own.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.locator('html[data-refused]').waitFor();
  expect(await own.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an answer is reported to the moderators with a reason', async () => {
  const page = await openChat();
  await ask(page, '[[script:echo]] Something odd');
  await has(finished(page), 'Something odd');
  await finished(page).hover();
  await finished(page)
    .getByRole('button', { name: /Report/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It is wrong or misleading' }).check();
  await dialog.getByLabel('Anything to add').fill('Owls do not do that');
  const stored = Promise.withResolvers<void>();
  await page.route('**/report', async (route) => {
    await stored.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  // The dialog stays until the answer: a late one would thank for the next message.
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  stored.resolve();
  await dialog.getByText('Thank you. A moderator will read this message').waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  const reported = finished(page).getByRole('button', { name: 'Reported' });
  await reported.waitFor();
  await page.reload();
  await reported.waitFor();
  const reports = await web.starling.sql('SELECT reason, source, status FROM reports WHERE reporter_id = $1', [
    chat.account.user.id,
  ]);
  expect(reports).toEqual([
    { reason: 'It is wrong or misleading: Owls do not do that', source: 'user', status: 'open' },
  ]);
});

test('a hidden message can be neither copied nor reacted to nor reported', async () => {
  const id = await buildLongConversation(web.starling, chat.account.user.id, { messages: 2 });
  await web.starling.sql('UPDATE messages SET hidden_at = now() WHERE conversation_id = $1', [id]);
  const page = await openChat(id);
  await has(finished(page), 'hidden by a moderator');
  const own = page.locator('[data-role=user]');
  await own.hover();
  await own.getByRole('button', { name: 'Delete' }).waitFor();
  expect(await page.locator('[data-role] button').allInnerTexts()).toHaveLength(1);
});

test('printing shows all loaded messages and nothing around them', async () => {
  const id = await buildLongConversation(web.starling, chat.account.user.id, {
    messages: 60,
    padding: 'and so on, '.repeat(30),
  });
  const page = await openChat(id);
  await has(finished(page), 'message 60 ');
  expect(await page.getByText('message 12 ').count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await has(page.locator('[data-role]'), 'message 12 ');
  await until(async () => (await page.locator('[data-role]').count()) === 50, { what: 'all loaded messages' });
  // The list has no scroller on paper and may say that it was scrolled to its start.
  await page.getByRole('region', { name: 'Conversation', exact: true }).dispatchEvent('scroll');
  await composer(page).waitFor({ state: 'hidden' });
  await page.getByRole('navigation').first().waitFor({ state: 'hidden' });
  const sheet = await page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-role]')].map((row) => row.getBoundingClientRect());
    // Whatever stands around the rows cuts none of them off.
    const isCut = [...document.querySelectorAll('[data-role]')].some((row) => {
      for (let around = row.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowY } = getComputedStyle(around);
        if (overflowY !== 'visible' && around.scrollHeight > around.clientHeight + 1) return true;
      }
      return false;
    });
    const overlaps = rows.some((row, index) => index > 0 && row.top < rows[index - 1]!.bottom - 1);
    return {
      isCut,
      overlaps,
      end: rows.at(-1)!.bottom + window.scrollY,
      height: document.documentElement.scrollHeight,
    };
  });
  expect(sheet).toMatchObject({ isCut: false, overlaps: false });
  expect(sheet.height).toBeGreaterThanOrEqual(Math.floor(sheet.end));
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(3);
  expect(await page.locator('[data-role]').count()).toBe(50);
  await page.emulateMedia({ media: 'screen' });
  await composer(page).waitFor();
  await has(finished(page), 'message 60 ');
});

test('the guides behind an answer show in one line with their titles', async () => {
  const page = await openChat();
  const links =
    '[Calm evenings](/library/bedtime-routine), [again](/library/bedtime-routine), [Owls](https://owls.example)';
  await ask(page, `[[script:echo]] Read ${links} or [Fears](/library/fears).`);
  await has(finished(page), 'Calm evenings');
  const line = finished(page).locator('p').filter({ hasText: 'From the guide:' });
  await line.waitFor();
  expect(await line.innerText()).toBe('From the guide: Calm evenings, Fears');
  expect(await finished(page).getByText('1', { exact: true }).count()).toBe(0);
  await line.getByRole('link', { name: 'Calm evenings' }).click();
  await page.waitForURL('**/library/bedtime-routine');
});
