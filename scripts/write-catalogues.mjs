/** Writes languages/catalogues.ts, from which i18next knows the keys of every catalogue. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../languages');

const names = (await readdir(join(FOLDER, 'en'))).map((file) => file.replace('.json', '')).toSorted();
const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);
await writeFile(
  join(FOLDER, 'catalogues.ts'),
  `// Written by \`npm run codegen\` from the files in languages/en/.
import type {} from 'i18next';

/** The keys of every catalogue, from its English texts. */
export interface Catalogues {
${names.map((name) => `  ${keyOf(name)}: typeof import('./en/${name}.json');`).join('\n')}
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Catalogues;
    nsSeparator: false;
  }
}
`,
);
