import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { EICAR } from '../doubles/clamd.js';
import type { FileToUpload } from '../support/uploads.js';
import { buildPdf } from './pdfs.js';
import { buildPngBomb } from './pictures.js';

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>`;
const HTML = `<!DOCTYPE html><html><body>${SCRIPT}</body></html>`;
const PDF = 'application/pdf';

const zip = (): Buffer =>
  Buffer.from(zipSync({ 'word/document.xml': Buffer.from(HTML), 'evil.js': Buffer.from(SCRIPT) }));
const executable = (): Buffer => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(400)]);
const pixels = (type: 'png' | 'jpeg' | 'webp' | 'gif', side = 40): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'green' } })
    .toFormat(type)
    .toBuffer();

/** A file and the reason why nobody should get it. */
export type HostileFile = readonly [reason: string, file: FileToUpload];

const file = (filename: string, filetype: string, bytes: Buffer | string): FileToUpload => ({
  filename,
  filetype,
  bytes: Buffer.from(bytes),
});

/** Files that lie about their type, by name, by declaration or by their bytes. */
async function lies(): Promise<HostileFile[]> {
  const [png, jpeg, webp, gif] = await Promise.all((['png', 'jpeg', 'webp', 'gif'] as const).map((one) => pixels(one)));
  return [
    ['a drawing as a PNG', file('a.png', 'image/png', SVG)],
    ['a drawing as a JPEG', file('a.jpg', 'image/jpeg', SVG)],
    ['a drawing as a WebP', file('a.webp', 'image/webp', `<?xml version="1.0"?>${SVG}`)],
    ['a drawing as a GIF', file('a.gif', 'image/gif', SVG)],
    ['a drawing as a text', file('a.txt', 'text/plain', SVG)],
    ['a drawing as a PDF', file('a.pdf', PDF, SVG)],
    ['a drawing with its own type', file('a.svg', 'image/svg+xml', SVG)],
    ['a drawing with the name of a PNG', file('a.png', 'image/svg+xml', SVG)],
    ['a page as a PNG', file('a.png', 'image/png', HTML)],
    ['a page as a PDF', file('a.pdf', PDF, HTML)],
    ['a page as a text', file('a.txt', 'text/plain', HTML)],
    ['a page as Markdown', file('a.md', 'text/markdown', `\n ${HTML}`)],
    ['a page with its own type', file('a.html', 'text/html', HTML)],
    ['a page with its own name', file('a.html', 'text/plain', HTML)],
    ['an archive as a PDF', file('a.pdf', PDF, zip())],
    ['an archive as a text', file('a.txt', 'text/plain', zip())],
    ['an archive with its own type', file('a.zip', 'application/zip', zip())],
    [
      'an Office file',
      file('a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip()),
    ],
    ['an Office file as a PDF', file('a.pdf', PDF, zip())],
    ['a program as a PNG', file('a.png', 'image/png', executable())],
    ['a program as a PDF', file('a.pdf', PDF, executable())],
    ['a program with two endings', file('a.png.exe', 'image/png', png!)],
    ['a JPEG as a PNG', file('a.png', 'image/png', jpeg!)],
    ['a PNG as a JPEG', file('a.jpg', 'image/jpeg', png!)],
    ['a GIF as a WebP', file('a.webp', 'image/webp', gif!)],
    ['a WebP with the name of a GIF', file('a.gif', 'image/webp', webp!)],
    ['a PNG with the name of a JPEG', file('a.jpg', 'image/png', png!)],
    ['a PNG without an ending', file('a', 'image/png', png!)],
    ['a picture as a text', file('a.txt', 'text/plain', png!)],
    ['a PDF as a picture', file('a.png', 'image/png', buildPdf())],
    ['a PDF as a text', file('a.txt', 'text/plain', buildPdf())],
    ['a photo of a type that is not ours', file('a.heic', 'image/heic', '\0\0\0\x18ftypheic')],
    ['a film', file('a.mp4', 'video/mp4', '\0\0\0\x18ftypmp42')],
    ['a program for the browser', file('a.js', 'text/javascript', 'alert(1)')],
  ];
}

/** Files that are two things at once. */
async function polyglots(): Promise<HostileFile[]> {
  const jpeg = await pixels('jpeg');
  return [
    ['a GIF that is a program', file('a.gif', 'image/gif', 'GIF89a/*\0\0*/=1;alert(1)//')],
    ['a GIF header before a page', file('a.gif', 'image/gif', `GIF89a${HTML}`)],
    [
      'a JPEG header before a page',
      file('a.jpg', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 20), Buffer.from(HTML)])),
    ],
    [
      'a PNG header before a drawing',
      file('a.png', 'image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(SVG)])),
    ],
    ['a WebP header before a page', file('a.webp', 'image/webp', `RIFF\x24\0\0\0WEBP${HTML}`)],
    ['a PDF behind a page', file('a.pdf', PDF, Buffer.concat([Buffer.from(HTML), buildPdf()]))],
    ['a PDF behind a blank', file('a.pdf', PDF, Buffer.concat([Buffer.from('\n'), buildPdf()]))],
    ['a PDF before an archive', file('a.pdf', PDF, Buffer.concat([buildPdf(), zip()]))],
    ['a PDF before a page', file('a.pdf', PDF, Buffer.concat([buildPdf(), Buffer.from(HTML)]))],
    ['a PDF that never ends', file('a.pdf', PDF, '%PDF-1.7\n')],
    ['a PDF before a program', file('a.pdf', PDF, Buffer.concat([buildPdf(), executable()]))],
    ['a text with a terminal’s commands', file('a.txt', 'text/plain', 'The \x1b[31mfox')],
    ['a text with a NUL', file('a.txt', 'text/plain', 'The fox\0.exe')],
    ['a text that is no UTF-8', file('a.txt', 'text/plain', Buffer.from([0x46, 0xfc, 0x63, 0x68, 0x73]))],
    ['a text in UTF-16', file('a.txt', 'text/plain', Buffer.from('\ufeffThe fox', 'utf16le'))],
    ['a test virus before a page', file('a.gif', 'image/gif', `GIF89a${EICAR}`)],
  ];
}

/** Small files that become very large. */
function bombs(): HostileFile[] {
  const many = buildPngBomb(6_000, 6_000, Buffer.alloc(10));
  const gif = Buffer.from('GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0;', 'latin1');
  const webp = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\xff\xff\xff\x0f\0\0\0\0\0\0\0\0\0', 'latin1');
  return [
    ['a PNG of 40,000 by 40,000', file('a.png', 'image/png', buildPngBomb(40_000, 40_000))],
    ['a PNG of a million by 50', file('a.png', 'image/png', buildPngBomb(1_000_000, 50))],
    ['a PNG of 41 megapixels', file('a.png', 'image/png', buildPngBomb(6_404, 6_404))],
    ['a PNG that lacks 36 megapixels', file('a.png', 'image/png', many)],
    ['a GIF of 65,535 by 65,535', file('a.gif', 'image/gif', gif)],
    ['a WebP of 16,384 by 16,384', file('a.webp', 'image/webp', webp)],
    ['a stream that unpacks to 200 MB, as a PNG', file('a.png', 'image/png', deflateSync(Buffer.alloc(200_000_000)))],
  ];
}

/** Names that lead elsewhere or read as another name. */
async function names(): Promise<HostileFile[]> {
  const png = await pixels('png');
  return [
    '../../etc/passwd.png',
    '/etc/cron.d/a.png',
    '..\\..\\a.png',
    'a\0.png',
    'a\u202egnp.exe.png',
    'a\r\nX: 1.png',
    '..',
  ].map((name) => [`the name ${JSON.stringify(name)}`, file(name, 'image/png', png)] as const);
}

export async function hostileFiles(): Promise<HostileFile[]> {
  return [...(await lies()), ...(await polyglots()), ...bombs(), ...(await names())];
}
