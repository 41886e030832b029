import { z } from 'zod';
import { RECORDING_TYPES, type RecordingType, SPEECH_TEXT_MAX_LENGTH } from '../../contract/voice.js';
import type { SpeechSettings } from '../platform/config/config.js';

/** The whole call, from the first byte sent to the last one read. */
const SPEECH_DEADLINE_MS = 15_000;
const TRANSCRIPTION_DEADLINE_MS = 20_000;
/** Two thousand characters at the usual bit rate of MP3 are about three megabytes. */
const AUDIO_MAX_BYTES = 6 * 1024 * 1024;
const TRANSCRIPT_MAX_BYTES = 64 * 1024;
const AUDIO_TYPE = /^audio\/[\w.+-]+$/;

/** File names by kind: services read the format from the ending. */
const ENDINGS: Readonly<Record<RecordingType, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/wav': 'wav',
};

const transcription = z.object({ text: z.string() });

export interface SpokenAudio {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The service answered with an error, too late, too much, or not at all. The message names neither words nor its address. */
export class SpeechFailure extends Error {}

/** Calls an OpenAI-compatible speech service. Sound passes through memory; nothing of it is kept. */
export class SpeechClient {
  constructor(private readonly settings: SpeechSettings) {}

  async speak(text: string, rate: number): Promise<SpokenAudio> {
    const { model, voice } = this.settings;
    const body = JSON.stringify({ model, voice, input: text, response_format: 'mp3', speed: rate });
    const headers = { 'content-type': 'application/json' };
    const { bytes, type } = await this.post('/audio/speech', body, headers, SPEECH_DEADLINE_MS, AUDIO_MAX_BYTES);
    if (!AUDIO_TYPE.test(type) || bytes.length === 0) throw new SpeechFailure('The speech service sent no audio');
    return { bytes, type };
  }

  async transcribe(recording: Buffer, type: RecordingType, language: string | null): Promise<string> {
    const form = new FormData();
    form.set('model', this.settings.transcriptionModel);
    form.set('response_format', 'json');
    if (language) form.set('language', language);
    form.set('file', new Blob([new Uint8Array(recording)], { type }), `recording.${ENDINGS[type]}`);
    const { bytes } = await this.post(
      '/audio/transcriptions',
      form,
      {},
      TRANSCRIPTION_DEADLINE_MS,
      TRANSCRIPT_MAX_BYTES,
    );
    const parsed = transcription.safeParse(parseJson(bytes.toString('utf8')));
    if (!parsed.success) throw new SpeechFailure('The speech service sent no text');
    return parsed.data.text.toWellFormed().replaceAll('\u0000', '').trim().slice(0, SPEECH_TEXT_MAX_LENGTH);
  }

  private async post(
    path: string,
    body: string | FormData,
    headers: Readonly<Record<string, string>>,
    deadlineMs: number,
    maxBytes: number,
  ): Promise<{ bytes: Buffer; type: string }> {
    const { baseUrl, apiKey } = this.settings;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new SpeechFailure(`The speech service answered ${response.status}`);
      }
      const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
      return { bytes: await readUpTo(response, maxBytes), type };
    } catch (error) {
      if (error instanceof SpeechFailure) throw error;
      // Without the cause: its message may name the address.
      throw new SpeechFailure(
        error instanceof DOMException && error.name === 'TimeoutError'
          ? 'The speech service did not answer in time'
          : 'The speech service cannot be reached',
      );
    }
  }
}

export function isRecordingType(type: string): type is RecordingType {
  return (RECORDING_TYPES as readonly string[]).includes(type);
}

async function readUpTo(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new SpeechFailure('The answer of the speech service is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema refuses it.
    return null;
  }
}
