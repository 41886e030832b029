import { Speaker, sentencesOf, voiceFor } from './speaker';

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

describe('the voice that reads aloud', () => {
  it('belongs to the device, speaks the language, and is the default one where it can be', () => {
    const own = voice('en-GB');
    expect(voiceFor([voice('en-US', { localService: false }), voice('de-DE'), own])).toBe(own);
    const usual = voice('en_IE', { default: true });
    expect(voiceFor([own, usual])).toBe(usual);
    expect(voiceFor([voice('en-US', { localService: false }), voice('de-DE')])).toBeNull();
    expect(voiceFor([voice('de-DE'), own], 'de')?.lang).toBe('de-DE');
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
});
