import type { Page } from 'playwright-core';
import { buildFamily, openControls } from '../factories/families.js';
import { registerParent } from '../support/accounts.js';
import { api } from '../support/api.js';
import { Keys } from '../support/keys.js';
import { until } from '../support/wait.js';
import { useWebClient } from '../support/web-client.js';

const web = useWebClient({ width: 1440 });
const rest = () => api(web.starling.url);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** After a dialog the focus is on the page again, so that a person who uses keys can continue. */
const keepsItsPlace = (page: Page) =>
  until(() => page.evaluate<boolean>('document.activeElement !== document.body'), {
    what: 'an element with the focus',
  });

test('a child is added by keys alone', async () => {
  const page = await web.open(await registerParent(web.starling), '/profiles');
  const keys = new Keys(page);
  await keys.press(page.getByRole('link', { name: 'Add your first child' }), 'Enter');
  await page.getByText('You are the parent or guardian of this child').waitFor();
  await keys.type(page.getByLabel('Nickname'), 'Mia');
  await keys.choose(page.getByRole('radio', { name: 'Hedgehog' }));
  await keys.choose(page.getByRole('radio', { name: '6–9' }));
  await keys.type(page.getByRole('combobox', { name: 'Interests' }), 'Volcanoes');
  await page.keyboard.press('Enter');
  await keys.choose(page.getByRole('radio', { name: 'Topics only' }));
  await keys.press(page.getByLabel('I have read this and agree for Mia'), 'Space');
  await keys.press(button(page, 'Add child'), 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Mia' }).waitFor();
  await page.getByText('You see topics only').waitFor();
  await keepsItsPlace(page);
});

describe('in a family', () => {
  async function open(path: (childId: string) => string) {
    const parent = await registerParent(web.starling);
    const { child } = await buildFamily(web.starling, parent);
    await openControls(web.starling, child.id, {});
    const page = await web.open(parent, path(child.id));
    return { page, keys: new Keys(page), child, token: parent.accessToken };
  }

  test('rules are changed by keys alone', async () => {
    const { page, keys, child, token } = await open((id) => `/parental/${id}`);
    await keys.press(button(page, 'Add quiet time'), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'New quiet time' });
    await keys.type(dialog.getByLabel('Name'), 'Naps');
    await keys.press(dialog.getByRole('button', { name: 'Add', exact: true }), 'Enter');
    await dialog.waitFor({ state: 'detached' });
    await keepsItsPlace(page);
    await keys.type(page.getByLabel('Monday', { exact: true }), '40');
    await keys.press(button(page, 'Save for Mia 1'), 'Enter');
    await page.getByText('Saved.').waitFor();
    const { body } = await rest().get(`/children/${child.id}/controls`, token);
    expect(body).toMatchObject({ windows: [{ label: 'Naps' }], budgets: { mon: 40 } });
  });

  test('a part of the day is planned by keys alone', async () => {
    const { page, keys } = await open(() => '/schedules');
    await keys.press(button(page, 'Add the first part of the day'), 'Enter');
    const dialog = page.getByRole('dialog');
    await keys.press(dialog.getByRole('button', { name: 'Bedtime' }), 'Enter');
    await keys.press(dialog.getByRole('button', { name: 'Add a step' }), 'Enter');
    await keys.type(dialog.getByRole('textbox', { name: 'Step 5' }), 'Say good night');
    await keys.press(dialog.getByRole('button', { name: 'Add', exact: true }), 'Enter');
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Bedtime' })
      .getByText('5 steps', { exact: true })
      .first()
      .waitFor();
    await keepsItsPlace(page);
  });

  test('a reminder is written by keys alone', async () => {
    const { page, keys } = await open(() => '/remainders');
    await keys.press(button(page, 'Add your first reminder'), 'Enter');
    const dialog = page.getByRole('dialog', { name: 'New reminder' });
    await keys.type(dialog.getByLabel('Remind me of'), 'Winding the old clock');
    const repeats = dialog.getByLabel('Repeats');
    await keys.reach(repeats);
    await until(
      async () => {
        if ((await repeats.inputValue()) === 'weekly') return true;
        await page.keyboard.press('ArrowDown');
        return false;
      },
      { what: 'the weekly repetition' },
    );
    await keys.press(dialog.getByRole('button', { name: 'Add reminder' }), 'Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('button', { name: 'Winding the old clock', exact: true }).waitFor();
    await keepsItsPlace(page);
  });
});
