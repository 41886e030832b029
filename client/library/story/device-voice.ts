import { sentencesOf } from '../../child-home/speech/sentences';
import { speaker } from '../../child-home/speech/speaker';
import { CONTENT_LANGUAGE } from '../../child-home/speech/voices';
import type { StoryVoice } from './story-session';

/** The one voice of the page, sentence by sentence. */
export const deviceVoice: StoryVoice = {
  say(sentence, { volume, onWord, onEnd, onStop }) {
    let isOver = false;
    const finish = (report: () => void) => {
      if (isOver) return;
      isOver = true;
      leave();
      report();
    };
    const isSilent = () => speaker.getState().speaking === null;
    // The end of a text is reported a moment after its silence.
    const leave = speaker.subscribe(() => {
      if (isSilent()) queueMicrotask(() => finish(onStop));
    });
    const starts = partStarts(sentence);
    speaker.speak(sentence, {
      language: CONTENT_LANGUAGE,
      volume,
      onWord: ({ sentence: part, start, end }) => {
        const from = starts[part] ?? 0;
        onWord({ start: from + start, end: from + end });
      },
      onEnd: () => finish(onEnd),
    });
    if (isSilent()) queueMicrotask(() => finish(onStop));
  },
  hush: () => speaker.stop(),
};

/** Where the parts begin into which the voice cuts a sentence of the story. */
function partStarts(sentence: string): number[] {
  let from = 0;
  return sentencesOf(sentence).map((part) => {
    const start = sentence.indexOf(part, from);
    from = start + part.length;
    return start;
  });
}
