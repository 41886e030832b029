import type { PasskeyBody, PasskeyOptionsBody, SecondStepBody } from '../../contract/passkeys';
import type { SignInBody } from '../../contract/users';
import { type RestOptions, rest } from '../platform/rest';
import { fetchAuthOptions } from './auth-options-api';
import { knowsPasskeys } from './passkey-support';

const ANONYMOUS: RestOptions = { anonymous: true };

/** Loads on the first use, because most people sign in another way. */
const library = () => import('@simplewebauthn/browser');
type UseOptions = Parameters<Awaited<ReturnType<typeof library>>['startAuthentication']>[0]['optionsJSON'];

/** Whether the browser offers passkeys in the list of a field. */
export async function offersAutofill(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** The person closed the browser's dialog, or another request took its place. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** With `autofill`, waits until the person picks a passkey in the list of a field. */
export async function signInWithPasskey({ autofill }: { autofill: boolean }): Promise<SignInBody> {
  const { options } = await rest.post<PasskeyOptionsBody>('/auth/passkeys/options', undefined, ANONYMOUS);
  const { startAuthentication } = await library();
  const response = await startAuthentication({
    optionsJSON: options as unknown as UseOptions,
    useBrowserAutofill: autofill,
  });
  return rest.post<SignInBody>('/auth/passkeys/sign-in', { response }, ANONYMOUS);
}

/** Takes back a request for a field's list, so that it does not outlive the form. */
export async function cancelAutofill(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

export function finishSecondStep(ticket: string, code: string): Promise<SignInBody> {
  return rest.post<SignInBody>('/auth/second-step', { ticket, code }, ANONYMOUS);
}

/** How the account can prove itself without leaving the page. */
export interface Proofs {
  passkey: boolean;
  code: boolean;
}

export async function fetchProofs(): Promise<Proofs> {
  const [passkeys, secondStep, options] = await Promise.all([
    rest.get<PasskeyBody[]>('/users/me/passkeys'),
    rest.get<SecondStepBody>('/users/me/second-step'),
    fetchAuthOptions(),
  ]);
  return { passkey: passkeys.length > 0 && knowsPasskeys(options), code: secondStep.on };
}

/** Makes the sign-in fresh again. */
export async function proveWithPasskey(): Promise<void> {
  const { options } = await rest.post<PasskeyOptionsBody>('/users/me/fresh-sign-in/options');
  const { startAuthentication } = await library();
  const response = await startAuthentication({ optionsJSON: options as unknown as UseOptions });
  await rest.post('/users/me/fresh-sign-in', { response });
}

export async function proveWithCode(code: string): Promise<void> {
  await rest.post('/users/me/fresh-sign-in', { code });
}
