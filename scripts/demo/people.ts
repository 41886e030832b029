/** The people of the demo: accounts, the household, its children and their devices. */
import type { ChildBody, ConsentTextBody } from '../../contract/children.ts';
import { Api } from './api.ts';
import { HOUSEHOLD } from './household.ts';

export interface Account {
  id: string;
  accessToken: string;
  refreshToken: string;
  api: Api;
}

export interface DeviceAccount extends Account {
  child: ChildBody;
}

export interface People {
  householdId: string;
  guardians: ReadonlyMap<string, Account>;
  children: ReadonlyMap<string, DeviceAccount>;
  admin: Account;
  moderator: Account;
}

interface SignIn {
  auth_type: string;
  data?: { access_token: string; refresh_token: string; user: { id: string } };
}

const PRACTICE = '/api/v1/auth/practice';
/** Of the household, for the way out of a child's device. */
export const DEMO_PIN = '2580';

/** Signs a practice identity in, as its page does. */
export async function signInAsPractice(url: string, email: string): Promise<Account> {
  const begun = await fetch(`${url}/api/v1/auth/google/login`);
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';', 1)[0]!;
  const { authUrl } = (await begun.json()) as { authUrl: string };
  const query = new URLSearchParams(new URL(authUrl).searchParams);
  query.set('email', email);
  const chosen = await fetch(`${url}${PRACTICE}/choose?${query}`, { redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '', url).searchParams;
  const answer = await fetch(`${url}/api/v1/auth/google/callback?${back}`, {
    headers: { Accept: 'application/json', Cookie: cookie },
  });
  if (!answer.ok) throw new Error(`The practice identity ${email} could not sign in: ${await answer.text()}`);
  const { user, tokens } = (await answer.json()) as {
    user: { id: string };
    tokens: { accessToken: string; refreshToken: string };
  };
  return { id: user.id, ...tokens, api: new Api(url, tokens.accessToken) };
}

export async function makePeople(url: string, password: string, zone: string): Promise<People> {
  const admin = await signInAsPractice(url, 'admin@practice.example');
  const moderator = await signInAsPractice(url, 'moderator@practice.example');
  const guardians = new Map<string, Account>();
  for (const guardian of HOUSEHOLD.guardians) guardians.set(guardian.key, await register(url, guardian, password));
  const [primary, second] = [...guardians.values()] as [Account, Account];
  const { name, country } = HOUSEHOLD;
  const { id: householdId } = await primary.api.post<{ id: string }>('/households', { name, country });
  await invite(householdId, primary, second);
  for (const { key, label } of HOUSEHOLD.guardians) {
    await primary.api.patch(`/households/${householdId}/members/${guardians.get(key)!.id}`, { label });
  }
  await primary.api.put(`/households/${householdId}/pin`, { pin: DEMO_PIN });
  const children = await makeChildren(url, primary, { householdId, zone });
  return { householdId, guardians, children, admin, moderator };
}

async function register(
  url: string,
  { email, first_name, last_name }: { email: string; first_name: string; last_name: string },
  password: string,
): Promise<Account> {
  const answer = await new Api(url).post<SignIn>('/auth/register', {
    email,
    password,
    first_name,
    last_name,
  });
  const account = accountOf(url, email, answer);
  await account.api.patch('/users/me', { settings: { family: { digest: 'weekly', digest_at: '18:00' } } });
  return account;
}

export async function signIn(url: string, email: string, password: string): Promise<Account> {
  return accountOf(url, email, await new Api(url).post<SignIn>('/auth/login', { username: email, password }));
}

function accountOf(url: string, email: string, { auth_type, data }: SignIn): Account {
  if (!data) throw new Error(`${email} got no access (${auth_type}): is the waitlist closed?`);
  const { user, access_token: accessToken, refresh_token: refreshToken } = data;
  return { id: user.id, accessToken, refreshToken, api: new Api(url, accessToken) };
}

/** The second guardian comes by a link without an address, so the first one confirms who it is. */
async function invite(householdId: string, by: Account, guest: Account): Promise<void> {
  const { url } = await by.api.post<{ url: string }>(`/households/${householdId}/invitations`, { role: 'guardian' });
  await guest.api.post(`/invitations/${new URL(url).pathname.split('/').at(-1)}/accept`);
  await by.api.post(`/households/${householdId}/members/${guest.id}/confirm`);
}

async function makeChildren(
  url: string,
  guardian: Account,
  { householdId, zone }: { householdId: string; zone: string },
): Promise<Map<string, DeviceAccount>> {
  const { version } = await guardian.api.get<ConsentTextBody>('/consent-text');
  const made = new Map<string, DeviceAccount>();
  for (const { key, profile, device } of HOUSEHOLD.children) {
    const child = await guardian.api.post<ChildBody>('/children', {
      ...profile,
      household_id: householdId,
      time_zone: zone,
      consent: { text_version: version, agreed: true },
    });
    made.set(key, { ...(await pair(url, guardian, child.id, device)), child });
  }
  await shareFirstDevice(guardian, [...made.values()]);
  return made;
}

async function pair(url: string, guardian: Account, childId: string, name: string): Promise<Account> {
  const started = await new Api(url).post<{ user_code: string; picture: string; device_code: string }>('/devices/pair');
  const approval = { child_id: childId, name, picture: started.picture };
  await guardian.api.post(`/devices/pair/${started.user_code}/approve`, approval);
  const device = await new Api(url).post<{ device_id: string; access_token: string; refresh_token: string }>(
    '/devices/pair/token',
    { device_code: started.device_code },
  );
  const { device_id: id, access_token: accessToken, refresh_token: refreshToken } = device;
  return { id, accessToken, refreshToken, api: new Api(url, accessToken) };
}

/** The two younger children share the tablet in the kitchen. */
async function shareFirstDevice(guardian: Account, [first, second]: DeviceAccount[]): Promise<void> {
  if (!first || !second) return;
  await guardian.api.patch(`/devices/${first.id}`, { child_ids: [first.child.id, second.child.id] });
}
