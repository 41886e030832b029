import { speaker } from '../../child-home/speech/speaker';
import type { StoryVoice } from './story-session';

/** The one voice of the page, sentence by sentence. */
export const deviceVoice: StoryVoice = {
  say(sentence, { onEnd, onStop }) {
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
    speaker.speak(sentence, { onEnd: () => finish(onEnd) });
    if (isSilent()) queueMicrotask(() => finish(onStop));
  },
  hush: () => speaker.stop(),
};
