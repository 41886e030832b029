import { sentencesOf, wordAt } from './sentences';
import { Speaker } from './speaker';
import { voiceFor } from './voices';

const voice = (lang: string, rest: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  lang,
  name: lang,
  voiceURI: lang,
  localService: true,
  default: false,
  ...rest,
});

/** A device with these voices. It reads nothing by itself: the test ends each sentence. */
function device(voices: SpeechSynthesisVoice[]) {
  const queue: SpeechSynthesisUtterance[] = [];
  let tellVoices: () => void = () => undefined;
  const speaker = new Speaker(
    {
      getVoices: () => voices,
      speak: (utterance) => queue.push(utterance),
      cancel: () => queue.splice(0),
      addEventListener: (_name: string, listener: unknown) => {
        tellVoices = listener as () => void;
      },
    },
    (text) => ({ text }) as SpeechSynthesisUtterance,
  );
  return {
    speaker,
    queue,
    texts: () => queue.map(({ text }) => text),
    endSentence: () => (queue.shift()?.onend as (() => void) | null | undefined)?.(),
    addVoice: (added: SpeechSynthesisVoice) => {
      voices.push(added);
      tellVoices();
    },
  };
}

const start = (utterance: SpeechSynthesisUtterance) => (utterance.onstart as (() => void) | null)?.();
const boundary = (utterance: SpeechSynthesisUtterance, event: Partial<SpeechSynthesisEvent>) =>
  (utterance.onboundary as ((event: Partial<SpeechSynthesisEvent>) => void) | null)?.({ name: 'word', ...event });

describe('the voice that reads aloud', () => {
  it('belongs to the device, speaks the language, and is the default one where it can be', () => {
    const own = voice('en-GB');
    expect(voiceFor([voice('en-US', { localService: false }), voice('de-DE'), own])).toBe(own);
    const usual = voice('en_IE', { default: true });
    expect(voiceFor([own, usual])).toBe(usual);
    expect(voiceFor([voice('en-US', { localService: false }), voice('de-DE')])).toBeNull();
    expect(voiceFor([voice('de-DE'), own], 'de')?.lang).toBe('de-DE');
  });

  it('is the chosen one where it speaks the language, and one of another maker only after a yes', () => {
    const usual = voice('en-GB', { default: true });
    const deep = voice('en-US', { voiceURI: 'deep' });
    const far = voice('en-AU', { voiceURI: 'far', localService: false });
    const all = [usual, deep, far, voice('de-DE')];
    expect(voiceFor(all, 'en', { voice: 'deep', allowsRemote: false })).toBe(deep);
    expect(voiceFor(all, 'de', { voice: 'deep', allowsRemote: false })?.lang).toBe('de-DE');
    expect(voiceFor(all, 'en', { voice: 'far', allowsRemote: false })).toBe(usual);
    expect(voiceFor(all, 'en', { voice: 'far', allowsRemote: true })).toBe(far);
    expect(voiceFor([far], 'en', { voice: null, allowsRemote: true })).toBe(far);
    expect(voiceFor(all, 'en', { voice: null, allowsRemote: true })).toBe(usual);
  });

  it('is found when it arrives after the page', () => {
    const late = device([]);
    late.speaker.speak('Hello.');
    expect(late.texts()).toEqual([]);
    late.addVoice(voice('en-GB'));
    expect(voiceFor(late.speaker.getState().voices)?.lang).toBe('en-GB');
  });
});

describe('reading aloud', () => {
  it('reads sentence by sentence and reports the end once', () => {
    const { speaker, texts, endSentence } = device([voice('en-GB')]);
    let ends = 0;
    speaker.speak('Socks hop. They do not walk!', { onEnd: () => (ends += 1) });
    expect(texts()).toEqual(['Socks hop.', 'They do not walk!']);
    expect(speaker.getState().speaking).toBe('Socks hop. They do not walk!');
    endSentence();
    expect(ends).toBe(0);
    endSentence();
    expect(ends).toBe(1);
    expect(speaker.getState().speaking).toBeNull();
  });

  it('lets a new text take the place of the one before, whose end no longer counts', () => {
    const { speaker, texts, queue } = device([voice('en-GB')]);
    let ends = 0;
    speaker.speak('Talk', { onEnd: () => (ends += 1) });
    const [first] = queue;
    speaker.speak('Stories');
    (first?.onend as (() => void) | null)?.();
    expect(ends).toBe(0);
    expect(texts()).toEqual(['Stories']);
    expect(speaker.getState().speaking).toBe('Stories');
    speaker.stop();
    expect(texts()).toEqual([]);
  });

  it('leaves out what cannot be spoken', () => {
    expect(sentencesOf('“Up there,” she said.\n\n* * *\n')).toEqual(['“Up there,” she said.']);
    expect(sentencesOf(' * ')).toEqual([]);
  });

  it('follows the chosen speed and pitch, and the speed and volume of a text', () => {
    const { speaker, queue } = device([voice('en-GB')]);
    speaker.prefer({ rate: 0.8, pitch: 1.2 });
    speaker.speak('One. Two.');
    expect(queue.map(({ rate, pitch, volume }) => [rate, pitch, volume])).toEqual([
      [0.8, 1.2, 1],
      [0.8, 1.2, 1],
    ]);
    speaker.speak('One. Two.', { rate: 0.6, volume: (sentence) => 1 - sentence / 2 });
    expect(queue.map(({ rate, volume }) => [rate, volume])).toEqual([
      [0.6, 1],
      [0.6, 0.5],
    ]);
  });

  it('reports sentences and words as they are said, and none of a text that was stopped', () => {
    const { speaker, queue } = device([voice('en-GB')]);
    const heard: unknown[] = [];
    speaker.speak('Socks hop. They run.', {
      onSentence: (sentence) => heard.push(sentence),
      onWord: ({ sentence, start, end }) => heard.push([sentence, start, end]),
    });
    const [first, second] = queue;
    start(first!);
    boundary(first!, { charIndex: 0, charLength: 5 });
    boundary(first!, { charIndex: 6 });
    boundary(first!, { charIndex: 0, name: 'sentence' });
    start(second!);
    expect(speaker.getState().sentence).toBe('They run.');
    expect(heard).toEqual([0, [0, 0, 5], [0, 6, 9], 1]);
    speaker.stop();
    boundary(second!, { charIndex: 5 });
    expect(heard).toHaveLength(4);
    expect(speaker.getState().sentence).toBeNull();
  });

  it('is off where a guardian switched it off', () => {
    const { speaker, texts } = device([voice('en-GB')]);
    speaker.speak('Hello.');
    speaker.prefer({ isOn: false });
    expect(texts()).toEqual([]);
    expect(speaker.canSpeak()).toBe(false);
    speaker.speak('Hello.');
    expect(texts()).toEqual([]);
  });
});

describe('a speech service', () => {
  it('reads where the device has no voice, a sentence at a time', async () => {
    const { speaker, texts } = device([]);
    const asked: string[] = [];
    speaker.prefer({}, async (sentence) => void asked.push(sentence));
    const ended = new Promise<void>((resolve) => speaker.speak('Socks hop. They run.', { onEnd: resolve }));
    await ended;
    expect(asked).toEqual(['Socks hop.', 'They run.']);
    expect(texts()).toEqual([]);
    expect(speaker.getState().speaking).toBeNull();
  });

  it('stops with the text, and falls silent where it fails', async () => {
    const { speaker } = device([]);
    let signal: AbortSignal | undefined;
    let fail: (cause: Error) => void = () => undefined;
    speaker.prefer({}, (_sentence, given) => {
      signal = given;
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    });
    speaker.speak('Socks hop.');
    speaker.stop();
    expect(signal?.aborted).toBe(true);
    speaker.speak('They run.');
    fail(new Error('away'));
    await Promise.resolve();
    await Promise.resolve();
    expect(speaker.getState().speaking).toBeNull();
  });

  it('is not asked where the device has a voice', () => {
    const { speaker, texts } = device([voice('en-GB')]);
    speaker.prefer({}, () => Promise.reject(new Error('not asked')));
    speaker.speak('Hello.');
    expect(texts()).toEqual(['Hello.']);
  });
});

it('finds the end of a word whose length the browser does not tell', () => {
  expect(wordAt("Mia's red fox.", 0)).toEqual({ start: 0, end: 5 });
  expect(wordAt('“Up there,” she said.', 0)).toEqual({ start: 1, end: 3 });
  expect(wordAt('Hop!', 3)).toBeNull();
});
