import { buildFile } from '../../test/factories/contents.js';
import { buildFamily, buildMember, type Family } from '../../test/factories/families.js';
import { type Account, registerParent, signInAgain } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;

beforeAll(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
});

const TEXT = 'The fox sat on the mat. It was a red mat. The fox had a nap.';
const created = async () =>
  (await rest().post<Json>('/contents', { kind: 'story', title: 'The fox', text: TEXT }, parent.accessToken)).body;
const read = ({ id }: Json, { accessToken }: { accessToken: string }) =>
  rest().get<Json>(`/contents/${id}`, accessToken);
const open = (url: string) => fetch(new URL(url, starling.url));

describe('a signed link', () => {
  const headersOf = ({ headers }: Response) =>
    [
      'cache-control',
      'content-disposition',
      'content-security-policy',
      'content-type',
      'referrer-policy',
      'x-content-type-options',
    ].map((name) => headers.get(name));

  it('opens words as plain text that no cache and no page keeps', async () => {
    const answer = await open((await created()).url);
    expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
    expect(headersOf(answer)).toEqual([
      'private, no-store',
      `inline; filename="the-fox.md"; filename*=UTF-8''the-fox.md`,
      'sandbox',
      'text/plain; charset=utf-8',
      'no-referrer',
      'nosniff',
    ]);
  });

  it('is one for each size of a picture', async () => {
    const { body } = await read(await buildFile(starling, family.householdId, 'image/webp'), parent);
    expect(body.variants.map(({ name, width }: Json) => [name, width])).toEqual([
      ['w320', 320],
      ['w1280', 1280],
    ]);
    expect(new Set([body.url, ...body.variants.map(({ url }: Json) => url)]).size).toBe(2);
    // Its bytes were never stored.
    expect((await open(body.url)).status).toBe(404);
  });

  it('ends with its session, also for the same account', async () => {
    const story = await created();
    const session = await signInAgain(starling, parent);
    const { url } = (await read(story, session)).body;
    const own = (await read(story, parent)).body.url;
    expect((await open(url)).status).toBe(200);
    expect((await rest().post('/auth/logout', {}, session.accessToken)).status).toBeLessThan(300);
    const ended = await open(url);
    expect([ended.status, ((await ended.json()) as Json).error]).toEqual([403, 'file_link_ended']);
    expect((await open(own)).status).toBe(200);
    expect((await open(`${own.slice(0, -2)}xx`)).status).toBe(403);
    await rest().delete(`/contents/${story.id}`, parent.accessToken);
    expect((await open(own)).status).toBe(404);
  });

  it('ends with a membership, and the receipt counts it', async () => {
    const leaving = await registerParent(starling);
    await buildMember(starling, family.householdId, leaving, 'guardian');
    const story = await created();
    const { url } = (await read(story, leaving)).body;
    expect((await open(url)).status).toBe(200);
    const path = `/households/${family.householdId}/members/${leaving.user.id}`;
    const { body } = await rest().delete<Json>(path, parent.accessToken);
    expect(body.ended.file_links).toBeGreaterThan(0);
    expect((await open(url)).status).toBe(403);
    expect((await read(story, leaving)).status).toBe(404);
  });
});
