import type { Child } from '../factories/families.js';
import { type Account, signInAgain } from './accounts.js';
import { api, type Json } from './api.js';

export interface PairedDevice {
  id: string;
  accessToken: string;
  refreshToken: string;
}

/** Pairs a device with a child as a family would: the device shows a code, the guardian enters it. */
export async function pairDevice(
  { url }: { url: string },
  guardian: Pick<Account, 'accessToken'>,
  child: Pick<Child, 'id'>,
  name = 'Kitchen tablet',
): Promise<PairedDevice> {
  const started = await api(url).post('/devices/pair');
  const { user_code: code, picture, device_code } = started.body;
  const body = { child_id: child.id, name, picture };
  const approved = await api(url).post(`/devices/pair/${code}/approve`, body, guardian.accessToken);
  if (approved.status !== 200) throw new Error(`The approval answered ${JSON.stringify(approved.body)}`);
  return deviceOf(await api(url).post('/devices/pair/token', { device_code }));
}

/** The quick way to a device: a session of the guardian becomes the child's. Another session of the guardian stays. */
export async function handOverDevice(
  starling: { url: string },
  guardian: Account,
  child: Child,
): Promise<PairedDevice> {
  const { accessToken } = await signInAgain(starling, guardian);
  const body = { child_id: child.id, name: 'Kitchen tablet' };
  return deviceOf(await api(starling.url).post('/devices/handover', body, accessToken));
}

export function deviceOf({ status, body }: { status: number; body: Json }): PairedDevice {
  if (status !== 200) throw new Error(`The device got ${status}: ${JSON.stringify(body)}`);
  return { id: body.device_id, accessToken: body.access_token, refreshToken: body.refresh_token };
}
