import type { BrowserContext, Page } from 'playwright-core';
import { buildFamily, type Family } from '../factories/families.js';
import { type Account, registerParent } from './accounts.js';
import { api } from './api.js';
import { pairDevice } from './devices.js';
import { openSignedIn } from './signed-in-page.js';
import { useWebClient, type WebClientOptions } from './web-client.js';

/** The window of a child's device. */
export const TABLET = { width: 600, height: 1024 };
/** The PIN of the household. */
export const PIN = '274951';

interface DeviceOptions {
  context?: BrowserContext;
  isShared?: boolean;
}

/** The web client on a child's tablet, and a family with two children, for the tests of one file. */
export function useChildTablet({ settings = {} }: Pick<WebClientOptions, 'settings'> = {}) {
  const web = useWebClient({ ...TABLET, settings });
  const rest = () => api(web.starling.url);
  let parent: Account;
  let family: Family;

  beforeAll(async () => {
    parent = await registerParent(web.starling);
    family = await buildFamily(web.starling, parent, { children: 2 });
    const { status } = await rest().put(`/households/${family.householdId}/pin`, { pin: PIN }, parent.accessToken);
    expect(status).toBe(204);
  });

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

  /** A child's device that was paired before. */
  async function openDevice(address = '/home', { context = web.context, isShared = false }: DeviceOptions = {}) {
    const device = await pairDevice(web.starling, parent, family.child);
    if (isShared) {
      const body = { child_ids: family.children.map(({ id }) => id) };
      await rest().patch(`/devices/${device.id}`, body, parent.accessToken);
    }
    return { device, page: await openSignedIn(context, web.starling, device, address) };
  }

  return {
    web,
    showCode,
    codeOn,
    openDevice,
    get parent(): Account {
      return parent;
    },
    get family(): Family {
      return family;
    },
  };
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Waits for the page of that title. */
export const showsTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
