import { z } from 'zod';
import { DEVICE_NAME_MAX_LENGTH } from '../../contract/devices.js';
import { isUuid } from '../platform/ids.js';
import { say } from '../platform/languages/refusals.js';
import { shownName } from '../platform/validation/shown-name.js';

export const deviceName = shownName(DEVICE_NAME_MAX_LENGTH);

// Not checked further: an id that cannot exist gets the same 404 as an unknown one.
const childId = z.string(say('text'));

// Not checked further: a code that cannot exist gets the same answer as an unknown one.
export const tokenBody = z.strictObject({ device_code: z.string(say('text')) });

export const approveBody = z.strictObject({ child_id: childId, name: deviceName, picture: z.string(say('text')) });

export const handoverBody = z.strictObject({ child_id: childId, name: deviceName });

export const devicePatch = z
  .strictObject({
    name: deviceName.optional(),
    child_ids: z
      .array(z.string().refine(isUuid, say('anId')), say('listOfIds'))
      .min(1)
      .max(12)
      .optional(),
  })
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

/** Not checked further: a PIN that cannot exist is a wrong one. */
export const leaveBody = z.strictObject({ pin: z.string(say('text')).max(64, say('maxCharacters', { max: 64 })) });

export const switchBody = z.strictObject({ child_id: childId });
