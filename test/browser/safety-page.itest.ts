import type { Page } from 'playwright-core';
import type { HelpLineBody } from '../../contract/help-lines.js';
import type { SafetyCardBody, SafetyCardRowBody } from '../../contract/safety-card.js';
import { allFindings, faultsOfLooks } from '../support/axe.js';
import { useWebClient } from '../support/web-client.js';
import { findSmallControls } from './measure-controls.js';
import { faultsOfLargeText } from './measure-layout.js';

const web = useWebClient();

const CARD = '**/api/v1/safety/card';
const HELP_LINES = '**/api/v1/safety/helplines*';

const row = (part: Partial<SafetyCardRowBody>): SafetyCardRowBody => ({
  language: 'en',
  direction: 'in',
  category: 'self_harm',
  severity: 5,
  band: '10_12',
  unsafe: 50,
  found: 49,
  recall: 0.98,
  ...part,
});

const card: SafetyCardBody = {
  pack_version: '7',
  measured_at: '2026-11-25',
  rows: [
    row({}),
    row({ band: '6_9', unsafe: 30, found: 30, recall: 1 }),
    row({ category: 'sexual', severity: 4, unsafe: 40, found: 38, recall: 0.95 }),
    row({ category: 'swearing', severity: 1, band: 'any', unsafe: 11, found: 10, recall: 10 / 11 }),
    row({ category: 'conduct_personal_data', severity: 3, direction: 'out', unsafe: 20, found: 18, recall: 0.9 }),
    row({ language: 'de', unsafe: 16, found: 16, recall: 1 }),
  ],
  false_alarms: { harmless: 904, flagged: 4, rate: 4 / 904 },
};

const line = (part: Partial<HelpLineBody>): HelpLineBody => ({
  name: 'Emergency services',
  call: '112',
  text: null,
  url: null,
  ages: null,
  hours: '24 hours a day',
  languages: ['en'],
  source: 'https://helpline.example',
  checked_on: '2026-11-20',
  is_emergency: true,
  ...part,
});

const helpLines = [
  line({}),
  line({
    name: 'A help line for children',
    call: '0800 1111',
    text: '85258',
    url: 'https://helpline.example',
    ages: 'Under 19',
    checked_on: null,
    is_emergency: false,
  }),
];

async function open(answers: { card?: object; helpLines?: object } = {}, status = 200): Promise<Page> {
  const page = await web.context.newPage();
  await page.route(CARD, (route) => route.fulfill({ status, json: answers.card ?? card }));
  await page.route(HELP_LINES, (route) => route.fulfill({ status, json: answers.helpLines ?? helpLines }));
  await page.goto(`${web.starling.url}/safety`);
  await page.getByRole('heading', { level: 1, name: 'How Starling keeps children safe' }).waitFor();
  return page;
}

const rowsOf = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption }).locator('tbody tr').allInnerTexts();
const cells = (texts: readonly string[]) => texts.map((text) => text.split(/\s*\t\s*|\n/).filter(Boolean));

test('shows what is found by subject, age, language and direction, and the false alarms', async () => {
  const page = await open();
  await page.getByText('Measured on November 25, 2026 with version 7 of the rules').waitFor();
  expect(cells(await rowsOf(page, 'By subject'))).toEqual([
    ['Self-harm and thoughts of suicide', '79 of 80', '98%'],
    ['Sexual content, and people who seek it from children', '38 of 40', '95%'],
    ['Swearing and insults', '10 of 11', '90%'],
  ]);
  expect(cells(await rowsOf(page, 'By age'))).toEqual([
    ['6 to 9 years', '30 of 30', '100%'],
    ['10 to 12 years', '87 of 90', '96%'],
    ['Any age', '10 of 11', '90%'],
  ]);
  await page.getByText('95 of 96 found').waitFor();
  await page.getByText('18 of 20 found').waitFor();
  await page.getByText(/Of 904 harmless sentences, 4 were taken for something unsafe \(0\.4%\)/).waitFor();

  await page.getByLabel('Which texts').selectOption('What Starling answers');
  await page.getByRole('rowheader', { name: 'Asking for a name, school, address or photo' }).waitFor();
  await page.getByLabel('Which texts').selectOption('What a child writes');
  await page.getByLabel('Language').selectOption('German');
  await page.getByRole('cell', { name: '16 of 16' }).first().waitFor();
});

test('offers the help lines of the chosen country, as links that call, text and open the website', async () => {
  const page = await web.context.newPage();
  await page.goto(`${web.starling.url}/safety`);
  await page.getByLabel('Country', { exact: true }).selectOption('New Zealand');
  expect(await page.getByRole('link', { name: /^Call .*: 111$/ }).getAttribute('href')).toBe('tel:111');
  expect(await page.getByRole('link', { name: /^Text .*: 1737$/ }).getAttribute('href')).toBe('sms:1737');
  await page.getByLabel('Country', { exact: true }).selectOption('Austria');
  await page.getByText('112 (Polizei: 133, Rettung: 144)').waitFor();
  expect(await page.getByRole('link', { name: /^Call .*: 112$/ }).getAttribute('href')).toBe('tel:112');
  expect(await page.getByRole('link', { name: /^Website of / }).count()).toBeGreaterThan(0);
});

test('warns once where no number was checked, and at each such number where some were', async () => {
  const unchecked = helpLines.map((line) => ({ ...line, checked_on: null }));
  const page = await open({ helpLines: unchecked });
  await page.getByText('No one has called these numbers to check them yet.').waitFor();
  expect(await page.getByText(/No one has called|Checked on/).count()).toBe(1);

  const [first, ...others] = unchecked;
  await page.route(HELP_LINES, (route) => route.fulfill({ json: [{ ...first, checked_on: '2026-11-01' }, ...others] }));
  await page.reload();
  await page.getByText('Checked on November 1, 2026').waitFor();
  expect(await page.getByText('No one has called this number to check it yet').count()).toBe(others.length);
  expect(await page.getByText('No one has called these numbers').count()).toBe(0);
});

test.each([
  ['of a card without rows', 200, { ...card, rows: [] }],
  ['of a server without a card', 404, { error: 'not_found', message: 'Not found' }],
])('says %s that nothing is measured yet, and keeps the texts', async (_name, status, json) => {
  const page = await open();
  await page.route(CARD, (route) => route.fulfill({ status, json }));
  await page.reload();
  await page.getByRole('heading', { name: 'Not measured yet' }).waitFor();
  await page.getByRole('heading', { name: 'What it can’t do' }).waitFor();
  expect(await allFindings(page)).toEqual([]);
});

test('says that figures and numbers could not be loaded, and loads them again', async () => {
  const page = await open({ card: { message: 'Away' }, helpLines: { message: 'Away' } }, 503);
  await page.getByText('The figures could not be loaded').waitFor();
  await page.getByText(/Most mobile phones reach help with 112/).waitFor();
  expect(await allFindings(page)).toEqual([]);
  await page.route(CARD, (route) => route.fulfill({ json: card }));
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await page.getByRole('table', { name: 'By subject' }).waitFor();
});

test('is accessible at all widths, light and dark, while it loads and after, and never scrolls sideways', async () => {
  const page = await web.context.newPage();
  const release = Promise.withResolvers<void>();
  await page.route(HELP_LINES, (route) => route.fulfill({ json: helpLines }));
  await page.route(CARD, async (route) => {
    await release.promise;
    await route.fulfill({ json: card });
  });
  await page.goto(`${web.starling.url}/safety`);
  await page.getByText('Loading the figures').waitFor({ state: 'attached' });
  expect(await allFindings(page)).toEqual([]);
  release.resolve();
  await page.getByRole('table', { name: 'By subject' }).waitFor();
  expect(await faultsOfLooks(page, allFindings)).toEqual([]);
});

test('has controls on a phone that a finger can hit', async () => {
  const context = await web.newContext({ width: 390, height: 844 }, { hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.route(CARD, (route) => route.fulfill({ json: card }));
  await page.route(HELP_LINES, (route) => route.fulfill({ json: helpLines }));
  await page.goto(`${web.starling.url}/safety`);
  await page.getByRole('table', { name: 'By subject' }).waitFor();
  await page.getByRole('link', { name: 'Call Emergency services: 112' }).waitFor();
  expect(await findSmallControls(page)).toEqual([]);
});

test('is linked from the login page, the legal texts and the page of a new device', async () => {
  const page = await web.context.newPage();
  await page.route(CARD, (route) => route.fulfill({ json: card }));
  await page.route(HELP_LINES, (route) => route.fulfill({ json: helpLines }));
  for (const [path, name] of [
    ['/login', 'Safety and help lines'],
    ['/pair-device', 'Safety and help lines'],
    ['/terms', 'Safety'],
  ] as const) {
    await page.goto(web.starling.url + path);
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL('**/safety');
    await page.getByRole('heading', { level: 1, name: 'How Starling keeps children safe' }).waitFor();
  }
  // So is the statement of accessibility.
  await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
  expect(await faultsOfLooks(page, allFindings)).toEqual([]);
  expect(await faultsOfLargeText(page)).toEqual([]);
});
