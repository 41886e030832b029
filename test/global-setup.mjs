import { compile } from './support/compile.mjs';

export default async function startServicesOfTheRun() {
  const build = await compile();
  const { startServices } = await import(`${build}/test/support/services.js`);
  const services = await startServices();
  Object.assign(process.env, services.env);
  globalThis.starlingTestServices = services;
}
