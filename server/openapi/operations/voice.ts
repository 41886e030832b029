import { z } from 'zod';
import { speechBody, voiceConsentBody, voicePatch } from '../../voice/voice.dto.js';
import type { OperationGroup } from '../operation.js';
import { transcription, voiceConsent, voiceConsentText, voiceSettings } from '../responses/voice.js';

export const voiceOperations: OperationGroup = {
  tag: 'Voice',
  operations: {
    'GET /children/:id/voice': {
      id: 'getChildVoice',
      summary: 'How Starling speaks to a child, and whether it listens',
      description: 'A device reads the settings of its own child. Without the area `voice` it gets `area_off`.',
      answers: { 200: { description: 'The settings.', schema: voiceSettings } },
      errors: ['child_not_found', 'area_off'],
    },
    'PATCH /children/:id/voice': {
      id: 'updateChildVoice',
      summary: 'Changes any part of the voice settings of a child',
      description: 'For guardians. Open screens of the child follow within a second.',
      body: voicePatch,
      answers: { 200: { description: 'The settings as they are now.', schema: voiceSettings } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'GET /voice/consent-texts': {
      id: 'listVoiceConsentTexts',
      summary: 'What a guardian agrees to before words of a child go to someone else',
      description: '`speech_service` is there where the operator has set up such a service.',
      answers: { 200: { description: 'The texts.', schema: voiceConsentText.array() } },
    },
    'GET /children/:id/voice/consents': {
      id: 'listChildVoiceConsents',
      summary: 'The voice consents of a child',
      answers: { 200: { description: 'The lines of the ledger, the newest first.', schema: voiceConsent.array() } },
      errors: ['child_not_found'],
    },
    'POST /children/:id/voice/consents': {
      id: 'giveChildVoiceConsent',
      summary: 'Lets words of a child go to the receiver that the text names',
      body: voiceConsentBody,
      answers: { 201: { description: 'The line of the ledger.', schema: voiceConsent } },
      errors: ['child_not_found', 'validation_failed'],
    },
    'DELETE /children/:id/voice/consents/:purpose': {
      id: 'withdrawChildVoiceConsent',
      summary: 'Withdraws a voice consent of a child',
      answers: { 204: { description: 'It is withdrawn.' } },
      errors: ['child_not_found', 'not_found'],
    },
    'POST /voice/speech': {
      id: 'speak',
      summary: 'Reads a text aloud with the speech service',
      description:
        'For adults, and for a device whose child may hear it: `speak` is on and a guardian has agreed to the service; otherwise `area_off`. The sound is passed on and not kept.',
      body: speechBody,
      answers: {
        200: {
          description: 'The sound.',
          schema: z.string().meta({ format: 'binary' }),
          mediaType: 'audio/mpeg',
        },
      },
      errors: ['area_off', 'validation_failed', 'speech_unavailable'],
    },
    'POST /voice/transcriptions': {
      id: 'transcribe',
      summary: 'Writes down what was said',
      description:
        'The body is a recording of at most 1 MB and 30 seconds as `audio/webm`, `audio/ogg`, `audio/mp4` or `audio/wav`, or a form with the field `file`. A device needs `listen` and the consent to the service; otherwise `area_off`. The sound is passed on and not kept. The text is a message only once it is sent.',
      body: z.string().meta({ format: 'binary' }),
      bodyMediaType: 'audio/webm',
      answers: { 200: { description: 'The text.', schema: transcription } },
      errors: ['area_off', 'payload_too_large', 'unsupported_media_type', 'validation_failed', 'speech_unavailable'],
    },
  },
};
