import type { Request } from 'express';
import { bytesIn, metadataIn, requireVersion } from './tus.js';
import { readMetadata, requireSize } from './upload-metadata.js';

const requestWith = (headers: Record<string, string>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Request;
const encoded = (text: string) => Buffer.from(text).toString('base64');
const header = (values: Record<string, string>) =>
  requestWith({
    'Upload-Metadata': Object.entries(values)
      .map(([key, value]) => `${key} ${encoded(value)}`)
      .join(','),
  });
const read = (values: Record<string, string>) => readMetadata(metadataIn(header(values)));
const FOX = { filename: 'fox.jpg', filetype: 'image/jpeg' };

it('takes tus 1.0.0 alone', () => {
  expect(() => requireVersion(requestWith({ 'Tus-Resumable': '1.0.0' }))).not.toThrow();
  for (const headers of [{ 'Tus-Resumable': '0.2.2' }, {}]) {
    expect(() => requireVersion(requestWith(headers as Record<string, string>))).toThrow(
      expect.objectContaining({ code: 'tus_version' }),
    );
  }
});

it.each(['', '-1', '1.5', '0x10', '1e3', '9'.repeat(13)])('takes no length of %j', (text) => {
  expect(() => bytesIn(requestWith({ 'Upload-Length': text }), 'Upload-Length')).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it('reads the metadata, with the name as the title', () => {
  expect(read(FOX)).toEqual({
    filename: 'fox.jpg',
    mimeType: 'image/jpeg',
    scope: 'household',
    householdId: null,
    childIds: [],
    title: 'fox',
  });
  const more = { scope: 'library', household_id: 'h', child_ids: 'a,b', title: ' Ein schöner Fuchs ' };
  expect(read({ ...FOX, filetype: 'Image/JPEG; q=1', ...more })).toMatchObject({
    mimeType: 'image/jpeg',
    scope: 'library',
    householdId: 'h',
    childIds: ['a', 'b'],
    title: 'Ein schöner Fuchs',
  });
  expect(read({ ...FOX, child_ids: '["a", "b", "a"]' }).childIds).toEqual(['a', 'b']);
});

it('composes the letters of a name', () => {
  expect(read({ ...FOX, filename: 'Fu\u0308chse.jpg' }).filename).toBe('F\u00fcchse.jpg');
});

it.each([
  '',
  '.',
  '..',
  '../fox.jpg',
  '/etc/passwd',
  'C:\\fox.jpg',
  'fox\0.jpg',
  'fox\n.jpg',
  'fox\u202egpj.exe',
  '\u2066fox.jpg',
  `${'x'.repeat(120)}.jpg`,
])('refuses the name %j', (filename) => {
  expect(() => read({ ...FOX, filename })).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      detail: expect.objectContaining({ fields: { filename: expect.anything() } }),
    }),
  );
});

it.each([
  ['an unknown key', `colour ${encoded('red')}`],
  ['a key twice', `filename ${encoded('a.txt')},filename ${encoded('b.txt')}`],
  ['a value that is no Base64', 'filename fox.jpg!'],
  ['a value that is no UTF-8', `filename ${Buffer.from([0xc3, 0x28]).toString('base64')}`],
  ['the key of an object', `__proto__ ${encoded('x')}`],
  ['too much of it', `filename ${'A'.repeat(9_000)}`],
])('refuses %s', (_what, text) => {
  expect(() => metadataIn(requestWith({ 'Upload-Metadata': text }))).toThrow(
    expect.objectContaining({ code: 'validation_failed' }),
  );
});

it.each(['image/svg+xml', 'text/html', 'application/zip', 'image/heic', '', 'constructor'])(
  'refuses the type %j',
  (filetype) => {
    expect(() => read({ ...FOX, filetype })).toThrow(expect.objectContaining({ code: 'type_not_allowed' }));
  },
);

it('knows how large a file of each type may be', () => {
  const MB = 1024 * 1024;
  const limits = [
    ['image/png', 15],
    ['image/gif', 15],
    ['application/pdf', 25],
    ['text/plain', 1],
    ['text/markdown', 1],
  ] as const;
  for (const [type, megabytes] of limits) {
    expect(() => requireSize(megabytes * MB, type)).not.toThrow();
    expect(() => requireSize(megabytes * MB + 1, type)).toThrow(expect.objectContaining({ code: 'file_too_large' }));
  }
  expect(() => requireSize(0, 'text/plain')).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});
