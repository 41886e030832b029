import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_FRAME_TYPES } from '../contract/frames.js';
import { apiSections, fillSections } from '../server/openapi/api-markdown.js';

const read = (file: string) => readFile(join(import.meta.dirname, '..', file), 'utf8');

describe('docs/api.md', () => {
  let page: string;
  beforeAll(async () => {
    page = await read('docs/api.md');
  });

  it('has its generated parts as the code has them (write them with `npm run docs`)', () => {
    expect(fillSections(page, apiSections())).toBe(page);
  });

  it('describes every frame and every field of its metadata', async () => {
    const source = await read('contract/frames.ts');
    const serverTypes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, type]) => type!);
    const [, metadata = ''] = /interface FrameMetadata \{([\s\S]*?)\n\}/.exec(source)!;
    const fields = [...metadata.matchAll(/^ {2}(\w+)\?/gm)].map(([, field]) => field!);
    expect(serverTypes).toContain('stream_final');
    expect(fields).toContain('offset');
    const missing = [...CLIENT_FRAME_TYPES, ...serverTypes, ...fields].filter((name) => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
