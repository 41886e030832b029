import { callSpeech } from './speech-service';

let context: AudioContext | undefined;

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
