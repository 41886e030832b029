import type { Program } from '../targets/target.ts';
import { UploadClient } from './client.ts';

const ROUNDS = 20;

/** How long a link still opens a file on another node after its session was signed out, and after its file was deleted. */
export async function endedLinks(startNode: () => Promise<Program>, picture: Buffer) {
  const [here, there] = [new UploadClient((await startNode()).url), new UploadClient((await startNode()).url)];
  const { token, email } = await here.newFamily();
  const [signedOut, deleted]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await here.create(token, 'fox.jpg', 'image/jpeg', picture.length);
    await here.sendRest(token, id, 0, picture);
    const session = await here.signIn(email);
    const { url } = await there.contentOf(session, id);
    signedOut.push(
      await msUntilRefused(there, url!, 403, () => here.call('POST', '/auth/logout', session, { body: {} })),
    );
    const { url: own } = await there.contentOf(token, id);
    deleted.push(await msUntilRefused(there, own!, 404, () => here.call('DELETE', `/contents/${id}`, token)));
  }
  return { rounds: ROUNDS, signed_out_ms: spread(signedOut), deleted_ms: spread(deleted) };
}

/** From the answer of the call that ends it. */
async function msUntilRefused(node: UploadClient, url: string, status: number, end: () => Promise<unknown>) {
  const before = await fetch(new URL(url, node.url));
  if (before.status !== 200) throw new Error(`The link answered ${before.status}`);
  await before.arrayBuffer();
  await end();
  const endedAt = performance.now();
  for (;;) {
    const answer = await fetch(new URL(url, node.url));
    await answer.arrayBuffer();
    if (answer.status === status) return performance.now() - endedAt;
  }
}

function spread(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b).map((value) => Math.round(value));
  return { p50: sorted[Math.floor(sorted.length / 2)], most: sorted.at(-1) };
}
