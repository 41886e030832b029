import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { verifyExport } from './verify-export';

const TEXTS = { 'child.json': '{"nickname":"Mia"}', 'conversations/0001.md': '# Owls' };

function zipOf(texts: Record<string, string>, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const sha256 = Object.fromEntries(
    Object.entries(TEXTS).map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]),
  );
  const all = { ...texts, 'manifest.json': JSON.stringify({ sha256 }), ...more };
  return new Uint8Array(zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)]))));
}

test('an export as it was made is unchanged, file by file', async () => {
  expect(await verifyExport(zipOf(TEXTS))).toEqual({
    problem: null,
    isUnchanged: true,
    files: [
      { name: 'child.json', state: 'unchanged' },
      { name: 'conversations/0001.md', state: 'unchanged' },
    ],
  });
});

test('a changed, a missing and an added file are named', async () => {
  expect(await verifyExport(zipOf({ 'child.json': '{"nickname":"Max"}', 'new.md': 'Hello' }))).toEqual({
    problem: null,
    isUnchanged: false,
    files: [
      { name: 'child.json', state: 'changed' },
      { name: 'conversations/0001.md', state: 'missing' },
      { name: 'new.md', state: 'unlisted' },
    ],
  });
});

test.each([
  ['no ZIP', new Uint8Array([1, 2, 3]), 'not_a_zip'],
  ['a manifest that is no JSON', zipOf(TEXTS, { 'manifest.json': 'x' }), 'no_manifest'],
  ['a manifest without hashes', zipOf(TEXTS, { 'manifest.json': '{}' }), 'no_manifest'],
  ['no manifest', new Uint8Array(zipSync({ 'a.txt': strToU8('a') })), 'no_manifest'],
])('%s is refused', async (_what, bytes, problem) => {
  expect(await verifyExport(bytes)).toEqual({ problem });
});
