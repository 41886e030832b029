import { RECORDING_TYPES } from '../../../contract/voice';
import { callSpeech } from '../speech/speech-service';
import type { Recognition, RecognitionClass } from './listening';

/** One push of the button. `stop` ends it and keeps what was said; `text` is empty where nothing was heard. */
export interface Hearing {
  readonly text: Promise<string>;
  stop(): void;
}

/** On the device. */
export function hearOnDevice(Class: RecognitionClass, language: string): Hearing {
  const recognition: Recognition = new Class();
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.processLocally = true;
  const said = new Map<number, string>();
  const text = new Promise<string>((resolve, reject) => {
    recognition.onresult = ({ results }) => {
      for (let index = 0; index < results.length; index += 1) said.set(index, results[index]?.[0]?.transcript ?? '');
    };
    recognition.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') reject(new Error(error));
    };
    recognition.onend = () =>
      resolve(
        [...said.values()]
          .map((part) => part.trim())
          .join(' ')
          .trim(),
      );
  });
  recognition.start();
  return { text, stop: () => recognition.stop() };
}

/** By the speech service: the recording lives in memory until it is sent. */
export function hearByService(): Hearing {
  const released = new AbortController();
  return { text: recordAndSend(released.signal), stop: () => released.abort() };
}

async function recordAndSend(released: AbortSignal): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    const type = RECORDING_TYPES.find((one) => MediaRecorder.isTypeSupported(one)) ?? '';
    const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: 32_000 });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => resolve();
    });
    recorder.start();
    const stop = () => recorder.state !== 'inactive' && recorder.stop();
    if (released.aborted) stop();
    else released.addEventListener('abort', stop, { once: true });
    await ended;
    const response = await callSpeech(
      '/voice/transcriptions',
      new Blob(parts, { type }),
      type,
      AbortSignal.timeout(25_000),
    );
    return ((await response.json()) as { text: string }).text;
  } finally {
    // The sign that the microphone is on goes out.
    for (const track of stream.getTracks()) track.stop();
  }
}
