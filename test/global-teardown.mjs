export default async function stopServicesOfTheRun() {
  await globalThis.starlingTestServices?.stop();
}
