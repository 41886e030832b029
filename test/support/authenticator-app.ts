import { TOTP } from 'otpauth';
import type { Account } from './accounts.js';
import { api } from './api.js';
import type { TestStarling } from './starling.js';

/** The code of an authenticator app, `shift` intervals from now. */
export function appCode(secret: string, shift = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + shift * 30_000 });
}

/** The code of the next interval: right even if this one ends, and newer than that of the setup. */
export function nextCode(secret: string): string {
  return appCode(secret, 1);
}

/** Six digits that no interval near now has. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2, 3].map((shift) => appCode(secret, shift));
  return ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.includes(code))!;
}

/** Turns the second step on with the code of now. */
export async function turnOnSecondStep(
  starling: Pick<TestStarling, 'url'>,
  { accessToken }: Pick<Account, 'accessToken'>,
) {
  const { body: setup } = await api(starling.url).post('/users/me/second-step', undefined, accessToken);
  const code = appCode(setup.secret);
  const { status, body } = await api(starling.url).post('/users/me/second-step/confirmation', { code }, accessToken);
  if (status !== 200) throw new Error(`The second step answered ${status}: ${JSON.stringify(body)}`);
  return { secret: setup.secret as string, recoveryCodes: body.recovery_codes as string[] };
}
