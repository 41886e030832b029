import { compile } from './support/compile.mjs';

export default async function startServicesOfTheRun() {
  const build = await compile();
  const { startServices } = await import(`${build}/test/support/services.js`);
  const { prepareBrowser } = await import(`${build}/test/support/browser.js`);
  const [services, browser] = await Promise.all([startServices(), prepareBrowser()]);
  Object.assign(process.env, services.env, browser);
  globalThis.starlingTestServices = services;
}
