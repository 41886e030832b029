import { z } from 'zod';
import type {
  PasskeyBody,
  PasskeyOptionsBody,
  RecoveryCodesBody,
  SecondStepBody,
  SecondStepSetupBody,
  SecondStepTicketBody,
} from '../../../contract/passkeys.js';
import { count, id, time } from './common.js';
import { exactly } from './exact.js';

export const passkey = exactly<PasskeyBody>()(
  z.object({ id, name: z.string(), created_at: time, last_used_at: time.nullable() }),
).meta({ id: 'Passkey' });

export const passkeyOptions = exactly<PasskeyOptionsBody>()(
  z.object({
    options: z.record(z.string(), z.unknown()).meta({ description: 'For `navigator.credentials`, as WebAuthn JSON.' }),
  }),
).meta({ id: 'PasskeyOptions' });

export const secondStep = exactly<SecondStepBody>()(
  z.object({ on: z.boolean(), required: z.boolean(), on_since: time.nullable(), recovery_codes_left: count }),
).meta({ id: 'SecondStep' });

export const secondStepSetup = exactly<SecondStepSetupBody>()(z.object({ secret: z.string(), uri: z.string() })).meta({
  id: 'SecondStepSetup',
});

export const recoveryCodes = exactly<RecoveryCodesBody>()(z.object({ recovery_codes: z.array(z.string()) })).meta({
  id: 'RecoveryCodes',
});

export const secondStepTicket = exactly<SecondStepTicketBody>()(
  z.object({ ticket: z.string(), expires_in: z.int().positive() }),
).meta({ id: 'SecondStepTicket', description: 'Good for 5 minutes and 5 codes. It is no token.' });
