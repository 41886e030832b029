import { UPLOAD_TYPES, type UploadMimeType } from '../../../contract/uploads.js';

/** What the first bytes of a file are compared with. */
export const HEAD_BYTES = 16;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const startsWith = (head: Buffer, bytes: Buffer | string, at = 0): boolean => {
  const wanted = Buffer.from(bytes);
  return head.subarray(at, at + wanted.length).equals(wanted);
};

const MAGIC: readonly (readonly [UploadMimeType, (head: Buffer) => boolean])[] = [
  ['image/jpeg', (head) => startsWith(head, JPEG)],
  ['image/png', (head) => startsWith(head, PNG)],
  ['image/webp', (head) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)],
  ['image/gif', (head) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')],
  ['application/pdf', (head) => startsWith(head, '%PDF-')],
];

/** The binary type that the first bytes say; `null`: none of ours. */
function sniff(head: Buffer): UploadMimeType | null {
  return MAGIC.find(([, matches]) => matches(head))?.[0] ?? null;
}

/** Whether name, declared type and first bytes say the same. Whether a text is one shows when it is read. */
export function isAgreed(filename: string, declared: UploadMimeType, head: Buffer): boolean {
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
  const extensions: readonly string[] = UPLOAD_TYPES[declared].extensions;
  if (!extensions.includes(ending)) return false;
  return sniff(head) === (declared.startsWith('text/') ? null : declared);
}

/** The last bytes of a PDF, which say whether something else follows it. */
export const TAIL_BYTES = 1024;

/** Whether nothing but blanks follows the end of the PDF: what follows could be another file, such as an archive. */
export function endsAsPdf(tail: Buffer): boolean {
  return /%%EOF[\s\0]*$/.test(tail.toString('latin1'));
}
