/** Voice: how Starling speaks and listens. */

export const VOICE_RATE = { min: 0.6, max: 1.4 } as const;
export const VOICE_PITCH = { min: 0, max: 2 } as const;
export const VOICE_NAME_MAX_LENGTH = 200;
/** What is read aloud in one call. */
export const SPEECH_TEXT_MAX_LENGTH = 2_000;
export const RECORDING_MAX_BYTES = 1024 * 1024;
export const RECORDING_MAX_SECONDS = 30;
/** Kinds of recordings that browsers make, and WAV. */
export const RECORDING_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** How Starling speaks to someone, and whether it listens. */
export interface VoiceSettings {
  /** Texts can be read aloud. */
  speak: boolean;
  /** The address of a voice, as the browser names it; null: the device's own choice. */
  voice: string | null;
  /** Speed, where 1 is the voice's usual one. */
  rate: number;
  /** From 0 to 2, where 1 is the voice's usual one. */
  pitch: number;
  /** Of replies, such as `en-GB`; null: the first language of the child, or that of the browser. */
  language: string | null;
  /** Replies are read aloud when they are complete. */
  read_replies: boolean;
  /** Stories show the word that is being read. */
  highlight: boolean;
  /** What is being read is also shown as a line of text. */
  captions: boolean;
  /** The microphone can be used, while a button is pressed. */
  listen: boolean;
}

/** Before anyone has chosen. Nothing listens until a guardian turns it on. */
export const DEFAULT_VOICE: VoiceSettings = {
  speak: true,
  voice: null,
  rate: 1,
  pitch: 1,
  language: null,
  read_replies: false,
  highlight: true,
  captions: true,
  listen: false,
};

/**
 * What needs a yes of its own, because words of the child leave the device and this service: voices that are not of the
 * device, and the speech service that the operator has chosen.
 */
export const VOICE_CONSENTS = ['remote_voices', 'speech_service'] as const;
export type VoiceConsentPurpose = (typeof VOICE_CONSENTS)[number];

/** What a guardian agrees to. It names who receives the child's words. */
export interface VoiceConsentTextBody {
  purpose: VoiceConsentPurpose;
  version: string;
  sha256: string;
  receiver: string;
  text: string;
}

/** A line of the ledger. */
export interface VoiceConsentBody {
  purpose: VoiceConsentPurpose;
  version: string;
  sha256: string;
  /** Null once that account is erased. */
  given_by: string | null;
  given_at: string;
  withdrawn_at: string | null;
}

/** The answer to `POST /voice/transcriptions`. */
export interface TranscriptionBody {
  text: string;
}
