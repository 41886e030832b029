import sharp from 'sharp';
import { buildFamily, type Family } from '../../test/factories/families.js';
import { buildPdf } from '../../test/factories/pdfs.js';
import { buildPhoto } from '../../test/factories/pictures.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { type FileToUpload, uploadFile } from '../../test/support/uploads.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling();
let other: StarlingNode;
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  other = await starling.startNode();
});
afterAll(() => other.stop());
beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

/** Uploads a file for the shelf of the child. */
async function uploadForChild(file: FileToUpload): Promise<string> {
  const { id, answer } = await uploadFile(starling, parent, { ...file, more: { child_ids: family.child.id } });
  expect(answer.status).toBe(204);
  return id;
}
const uploadPicture = async () =>
  uploadForChild({ filename: 'fox.jpg', filetype: 'image/jpeg', bytes: await buildPhoto(2_000, 1_000) });
const shelfOf = ({ accessToken }: { accessToken: string }, node: { url: string } = starling) =>
  api(node.url).get<Json[]>('/contents', accessToken);
const open = (url: string, node: { url: string }) => fetch(new URL(url, node.url));
const answerOf = async (url: string, node: { url: string }) => {
  const answer = await open(url, node);
  return [answer.status, answer.status === 200 ? 'bytes' : ((await answer.json()) as Json).error];
};

it('shows an uploaded picture on the device of the child, upright and in two sizes, on every node', async () => {
  await uploadPicture();
  const { body } = await shelfOf(device);
  expect(body.map(({ kind, status, size }) => [kind, status, size > 0])).toEqual([['picture', 'success', true]]);
  for (const [index, [width, height]] of (
    [
      [160, 320],
      [640, 1_280],
    ] as const
  ).entries()) {
    const answer = await open(body[0]!.variants[index].url, [starling, other][index]!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="fox.jpg"; filename*=UTF-8''fox.jpg`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
  }
});

it('hands a PDF to the guardian as a download with the bytes that came, and to no device', async () => {
  const bytes = buildPdf(40_000);
  const id = await uploadForChild({ filename: 'sums.pdf', filetype: 'application/pdf', bytes });
  expect((await shelfOf(device)).body).toEqual([]);
  const { body } = await api(other.url).get<Json>(`/contents/${id}`, parent.accessToken);
  const answer = await open(body.url, starling);
  const headers = ['content-type', 'content-disposition', 'content-security-policy', 'x-content-type-options'];
  expect([answer.status, ...headers.map((name) => answer.headers.get(name))]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="sums.pdf"; filename*=UTF-8''sums.pdf`,
    'sandbox',
    'nosniff',
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
});

/** What a guardian does to end the links of the child's device, and the codes of the same link afterwards. */
const ENDINGS: [string, string, (id: string) => Promise<{ status: number }>][] = [
  ['is taken off the shelf', 'file_link_ended', (id) => rest().put(`/contents/${id}/children`, NOBODY, token())],
  ['is deleted', 'content_not_found', (id) => rest().delete(`/contents/${id}`, token())],
  ['belongs to a device that is signed out', 'file_link_ended', () => rest().delete(`/devices/${device.id}`, token())],
  ['is behind a pause', 'paused', () => rest().put(`/children/${family.child.id}/pause`, {}, token())],
];
const NOBODY = { child_ids: [] };
const rest = () => api(starling.url);
const token = () => parent.accessToken;

it.each(ENDINGS)('refuses the link of a picture that %s, also on another node', async (_how, code, end) => {
  const id = await uploadPicture();
  const [{ url }] = (await shelfOf(device, other)).body as [Json];
  expect([await answerOf(url, starling), await answerOf(url, other)]).toEqual([
    [200, 'bytes'],
    [200, 'bytes'],
  ]);
  expect((await end(id)).status).toBeLessThan(300);
  // A node hears of the end of a session by the bus; what stands on the shelf it reads each time.
  await until(async () => (await answerOf(url, other))[0] !== 200, { what: 'a refusal on the other node' });
  const ended = [code === 'content_not_found' ? 404 : 403, code];
  expect([await answerOf(url, other), await answerOf(url, starling)]).toEqual([ended, ended]);
});
