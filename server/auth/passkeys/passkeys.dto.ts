import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from '../../../contract/passkeys.js';
import { say } from '../../platform/languages/refusals.js';
import { textOf } from '../../platform/validation/text.js';

const MAX_BYTES = 16_384;
/** WebAuthn allows ids of 1023 bytes. */
const ID_MAX_LENGTH = Math.ceil((1023 * 4) / 3);
const encoded = z.string(say('text')).min(1, say('empty')).max(MAX_BYTES, say('tooLong'));
const credentialId = encoded.max(ID_MAX_LENGTH, say('tooLong'));

const passkeyName = textOf(1, PASSKEY_NAME_MAX_LENGTH);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** A new passkey, as `PublicKeyCredential.toJSON()` writes it. Unknown members are dropped. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(32)).max(16).optional(),
  }),
});

/** A use of a passkey, as `PublicKeyCredential.toJSON()` writes it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
});

export const addPasskeyBody = z.strictObject({ name: passkeyName, response: attestation });
export const renamePasskeyBody = z.strictObject({ name: passkeyName });
export const passkeySignInBody = z.strictObject({ response: assertion });
