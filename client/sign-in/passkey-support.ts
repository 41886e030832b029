import type { AuthOptionsBody } from '../../contract/users';

/** Whether passkeys work here: the browser knows them, and the address is the one that they belong to. */
export function knowsPasskeys(options: Pick<AuthOptionsBody, 'passkey_host'> | null): boolean {
  const isTheirAddress = options?.passkey_host === window.location.hostname;
  return isTheirAddress && window.isSecureContext && 'PublicKeyCredential' in window;
}
