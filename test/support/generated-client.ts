import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/platform/project-root.js';
import type { Json } from './api.js';

const run = promisify(execFile);
const GENERATOR = join(projectRoot(), 'test/support/generate-client.mjs');

/** What a customer writes against the generated functions. */
const PROGRAM = `
import { createClient } from './client/client/index.ts';
import { listConversations, register, signIn } from './client/sdk.gen.ts';

const client = createClient({ baseUrl: process.argv[2] + '/api/v1' });
const email = 'client-' + Date.now() + '@starling.test';
const password = 'Kites-over-7-hills!';
const registered = await register({ client, body: { email, password } });
const signedIn = await signIn({ client, body: { username: email, password } });
const data = signedIn.data;
if (data?.auth_type !== 'approved') throw new Error('The sign-in was not approved');
const listed = await listConversations({ client, auth: data.data.access_token, query: { limit: 5 } });
const refused = await listConversations({ client });
console.log(JSON.stringify({
  registered: registered.data?.auth_type,
  signedIn: data.auth_type,
  conversations: listed.data,
  refused: refused.error?.error,
}));
`;

/** Generates a client from the document, checks its types, and runs a short program with it. */
export async function runGeneratedClient(document: Json, url: string): Promise<unknown> {
  const cache = join(projectRoot(), '.cache');
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'api-client-'));
  try {
    await writeFile(join(directory, 'openapi.json'), JSON.stringify(document));
    await writeFile(join(directory, 'program.ts'), PROGRAM);
    await run(process.execPath, [GENERATOR, directory]);
    await checkTypes(directory);
    const { stdout } = await run(process.execPath, [
      '--experimental-transform-types',
      '--no-warnings',
      join(directory, 'program.ts'),
      url,
    ]);
    return JSON.parse(stdout);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function checkTypes(directory: string): Promise<void> {
  const compiler = join(projectRoot(), 'node_modules/typescript/bin/tsc');
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--module', 'nodenext'];
  const lib = ['--target', 'es2023', '--lib', 'ES2024,DOM,DOM.Iterable', '--types', 'node', '--ignoreConfig'];
  await run(process.execPath, [compiler, ...flags, ...lib, join(directory, 'program.ts')]).catch(
    (error: { stdout: string }) => {
      throw new Error(`The generated client does not compile: ${error.stdout}`);
    },
  );
}
