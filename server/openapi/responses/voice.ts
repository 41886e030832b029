import { z } from 'zod';
import {
  VOICE_CONSENTS,
  type VoiceConsentBody,
  type VoiceConsentTextBody,
  type VoiceSettings,
} from '../../../contract/voice.js';
import { id, time } from './common.js';
import { exactly } from './exact.js';

export const voiceSettings = exactly<VoiceSettings>()(
  z.object({
    speak: z.boolean().meta({ description: 'Texts can be read aloud.' }),
    voice: z.string().nullable().meta({ description: 'As the browser names it; null: the device chooses.' }),
    rate: z.number().meta({ description: 'Speed, from 0.6 to 1.4.' }),
    pitch: z.number().meta({ description: 'From 0 to 2.' }),
    language: z.string().nullable().meta({ description: 'Of replies; null: the first language of the child.' }),
    read_replies: z.boolean(),
    highlight: z.boolean().meta({ description: 'Stories show the word that is being read.' }),
    captions: z.boolean(),
    listen: z.boolean().meta({ description: 'The microphone can be used while a button is pressed.' }),
  }),
).meta({ id: 'VoiceSettings' });

const purpose = z.enum(VOICE_CONSENTS);

export const voiceConsentText = exactly<VoiceConsentTextBody>()(
  z.object({
    purpose,
    version: z.string(),
    sha256: z.string(),
    receiver: z.string().meta({ description: 'Who receives the words.' }),
    text: z.string(),
  }),
).meta({ id: 'VoiceConsentText' });

export const voiceConsent = exactly<VoiceConsentBody>()(
  z.object({
    purpose,
    version: z.string(),
    sha256: z.string(),
    given_by: id.nullable(),
    given_at: time,
    withdrawn_at: time.nullable(),
  }),
).meta({ id: 'VoiceConsent' });

export const transcription = z.object({ text: z.string() }).meta({ id: 'Transcription' });
