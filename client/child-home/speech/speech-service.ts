import { accessTokens } from '../../platform/access-token-source';
import { apiUrl } from '../../platform/addresses';

let context: AudioContext | undefined;

/** Sends bytes and reads bytes, which the JSON calls cannot. */
export async function callSpeech(path: string, body: BodyInit, type: string, signal: AbortSignal): Promise<Response> {
  const token = await accessTokens.tokenForRequest();
  const response = await fetch(apiUrl(path), {
    method: 'POST',
    headers: { 'Content-Type': type, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body,
    signal,
    cache: 'no-store',
  });
  if (!response.ok) throw new Error(`The speech service answered ${response.status}`);
  return response;
}

/** Plays a sentence that the speech service says. Resolves at its end, or when the signal aborts. */
export async function playSentence(text: string, signal: AbortSignal): Promise<void> {
  const response = await callSpeech('/voice/speech', JSON.stringify({ text }), 'application/json', signal);
  context ??= new AudioContext();
  const player = context.createBufferSource();
  player.buffer = await context.decodeAudioData(await response.arrayBuffer());
  if (signal.aborted) return;
  player.connect(context.destination);
  await new Promise<void>((resolve) => {
    player.onended = () => resolve();
    signal.addEventListener('abort', () => player.stop(), { once: true });
    player.start();
  });
}
