import { FILE_LINK_SECONDS } from '../../contract/contents.js';
import { newId } from '../platform/ids.js';
import { FileLinks, mainFileOf } from './file-links.js';

type Given = ConstructorParameters<typeof FileLinks>;
const now = new Date('2026-11-26T12:00:00Z');
const linksOf = (jwtSecret: string) => new FileLinks({ jwtSecret } as Given[0], { now: () => now } as Given[1]);
const links = linksOf('a secret of sixty-four letters, or nearly as many as that');
const actor = { userId: newId(), sessionId: newId() };
const contentId = newId();
const tokenOf = (url: string) => url.slice('/api/v1/files/'.length);

it('names what a link opens, for whom, and until when', () => {
  const token = tokenOf(links.urlOf(actor, contentId, 'w320'));
  const tokenExpiresAt = new Date(now.getTime() + FILE_LINK_SECONDS * 1000);
  expect(links.read(token)).toEqual({ contentId, name: 'w320', ...actor, tokenExpiresAt });
});

it('refuses links that were changed, cut or signed by others', () => {
  const token = tokenOf(links.urlOf(actor, contentId, 'w320'));
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('w320', 'file')).toString('base64url');
  const foreign = tokenOf(linksOf('another secret').urlOf(actor, contentId, 'w320'));
  const wrong = [`${other}.${signature}`, payload, `${payload}.`, `.${signature}`, '', '.', foreign, `${token}A`];
  expect(wrong.map((one) => links.read(one))).toEqual(wrong.map(() => null));
});

it('opens the largest variant, the text of a story without one, and nothing that is not whole', () => {
  const variants = [320, 1280].map((width) => ({ name: `w${width}`, width, height: width }));
  expect(mainFileOf({ status: 'success', kind: 'picture', variants })).toBe('w1280');
  expect(mainFileOf({ status: 'success', kind: 'story', variants: [] })).toBe('text');
  expect(mainFileOf({ status: 'uploading', kind: 'story', variants: [] })).toBeNull();
  expect(mainFileOf({ status: 'success', kind: 'worksheet', variants: [] })).toBeNull();
});
