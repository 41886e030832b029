import type { Page } from 'playwright-core';
import { TEST_PASSWORD } from './accounts.js';

/** Fills in the form of the login page. The test waits for what follows. */
export async function signInWithPassword(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
