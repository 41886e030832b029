import type { UploadMimeType } from '../../../contract/uploads.js';
import { endsAsPdf, isAgreed } from './file-type.js';

const HEADS: Record<UploadMimeType, Buffer> = {
  'image/jpeg': Buffer.from('ffd8ffe000104a46494600010100000100', 'hex'),
  'image/png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'image/webp': Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
  'image/gif': Buffer.from('GIF89a\x01\0\x01\0', 'latin1'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
  'text/plain': Buffer.from('The fox walked'),
  'text/markdown': Buffer.from('# The fox'),
};
const NAMES: Record<UploadMimeType, string> = {
  'image/jpeg': 'fox.JPG',
  'image/png': 'fox.png',
  'image/webp': 'fox.webp',
  'image/gif': 'fox.gif',
  'application/pdf': 'fox.pdf',
  'text/plain': 'fox.txt',
  'text/markdown': 'fox.md',
};
const TYPES = Object.keys(HEADS) as UploadMimeType[];

it('takes a file whose name, type and bytes say the same, and no other', () => {
  const isText = (type: UploadMimeType) => type.startsWith('text/');
  for (const name of TYPES)
    for (const type of TYPES)
      for (const head of TYPES) {
        const agree = name === type && (head === type || (isText(head) && isText(type)));
        expect([name, type, head, isAgreed(NAMES[name], type, HEADS[head])]).toEqual([name, type, head, agree]);
      }
});

it.each(['fox', 'fox.jpg.exe', 'fox.jpg ', '.jpg.', 'jpg'])('takes no picture named %j', (name) => {
  expect(isAgreed(name, 'image/jpeg', HEADS['image/jpeg'])).toBe(false);
});

it('takes no PDF behind something else, or before it', () => {
  expect(isAgreed('fox.pdf', 'application/pdf', Buffer.from('\n%PDF-1.7'))).toBe(false);
  expect(endsAsPdf(Buffer.from('startxref\n9\n%%EOF\r\n'))).toBe(true);
  expect(endsAsPdf(Buffer.from('%%EOF\nPK\x05\x06'))).toBe(false);
  expect(endsAsPdf(Buffer.from('cut off'))).toBe(false);
});
