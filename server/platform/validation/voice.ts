import { z } from 'zod';
import { VOICE_NAME_MAX_LENGTH, VOICE_PITCH, VOICE_RATE } from '../../../contract/voice.js';
import { say } from '../languages/refusals.js';
import { exactText } from './text.js';

const LANGUAGE_MAX_LENGTH = 35;

function canonical(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    // Not a language tag: the schema below refuses it.
    return null;
  }
}

const language = z
  .string(say('text'))
  .refine((text) => text.length <= LANGUAGE_MAX_LENGTH && canonical(text) !== null, say('languageTag'))
  .transform((text) => canonical(text) ?? text);

function between({ min, max }: { readonly min: number; readonly max: number }) {
  const message = say('between', { min, max });
  return z.number(message).min(min, message).max(max, message);
}

const flag = z.boolean(say('yesNo'));

/** Any part of the voice settings of a child or an account. */
export const voiceFields = z
  .strictObject({
    speak: flag,
    voice: exactText(VOICE_NAME_MAX_LENGTH).nullable(),
    rate: between(VOICE_RATE),
    pitch: between(VOICE_PITCH),
    language: language.nullable(),
    read_replies: flag,
    highlight: flag,
    captions: flag,
    listen: flag,
  })
  .partial();
