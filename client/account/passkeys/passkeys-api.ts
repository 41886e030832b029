import type { PasskeyBody, PasskeyOptionsBody } from '../../../contract/passkeys';
import { rest } from '../../platform/rest';

const library = () => import('@simplewebauthn/browser');
type NewOptions = Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON'];

export function fetchPasskeys(): Promise<PasskeyBody[]> {
  return rest.get<PasskeyBody[]>('/users/me/passkeys');
}

/** Asks the browser for a new passkey, and stores it. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await rest.post<PasskeyOptionsBody>('/users/me/passkeys/options');
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON: options as unknown as NewOptions });
  await rest.post('/users/me/passkeys', { name, response });
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await rest.patch(`/users/me/passkeys/${encodeURIComponent(id)}`, { name });
}

export async function removePasskey(id: string): Promise<void> {
  await rest.delete(`/users/me/passkeys/${encodeURIComponent(id)}`);
}
