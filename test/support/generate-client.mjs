/** `generate-client.mjs DIRECTORY` writes a client into DIRECTORY/client, from DIRECTORY/openapi.json. */
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

const [directory] = process.argv.slice(2);
await createClient({
  input: join(directory, 'openapi.json'),
  output: { path: join(directory, 'client'), importFileExtension: '.ts' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { level: 'silent' },
});
