import { compile } from './support/compile.mjs';

export default async function startServicesOfTheRun() {
  const build = await compile();
  const { startServices } = await import(`${build}/test/support/services.js`);
  const { prepareBrowser } = await import(`${build}/test/support/browser.js`);
  const [services, browser] = await Promise.all([startServices(), prepareBrowser()]);
  const { BUILD } = await import(`${build}/test/support/settings.js`);
  Object.assign(process.env, services.env, browser, { [BUILD]: build });
  globalThis.starlingTestServices = services;
}
