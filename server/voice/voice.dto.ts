import { z } from 'zod';
import { SPEECH_TEXT_MAX_LENGTH, VOICE_CONSENTS } from '../../contract/voice.js';
import { say } from '../platform/languages/refusals.js';
import { textOf } from '../platform/validation/text.js';
import { voiceFields } from '../platform/validation/voice.js';

export const voicePatch = voiceFields.refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const voiceConsentBody = z.strictObject({
  purpose: z.enum(VOICE_CONSENTS),
  text_version: z.string(say('text')),
  text_sha256: z.string(say('text')).optional(),
  agreed: z.literal(true, say('agree')),
});

export const speechBody = z.strictObject({ text: textOf(1, SPEECH_TEXT_MAX_LENGTH) });
