/** Reads texts aloud with a voice of the device. Voices that send the text over the network are never used. */

export interface SpeakerState {
  /** The text that is being read; null in silence. */
  speaking: string | null;
  /** Changes when voices arrive, which some browsers load after the page. */
  voices: readonly SpeechSynthesisVoice[];
}

/** The language of the screens, stories and games. */
const LANGUAGE = 'en';

function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/u)[0] ?? '';
}

/** A voice of the device in that language; the device's default voice first. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language = LANGUAGE): SpeechSynthesisVoice | null {
  const fitting = voices.filter((voice) => voice.localService && languageOf(voice.lang) === languageOf(language));
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

/** Browsers stop long utterances after some seconds, so each sentence is one of its own. */
export function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter(LANGUAGE, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener'>;

export class Speaker {
  private state: SpeakerState = { speaking: null, voices: [] };
  private readonly listeners = new Set<() => void>();
  /** Kept until they are spoken: a browser may collect an utterance without a reference and never report its end. */
  private utterances: SpeechSynthesisUtterance[] = [];
  /** Counts texts, so that the end of an earlier one changes nothing. */
  private turn = 0;

  constructor(
    private readonly synthesis: Synthesis | null,
    private readonly createUtterance: (text: string) => SpeechSynthesisUtterance,
  ) {
    this.state = { speaking: null, voices: synthesis?.getVoices() ?? [] };
    synthesis?.addEventListener('voiceschanged', () => this.set({ voices: synthesis.getVoices() }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SpeakerState => this.state;

  /** Reads the text in place of the one before. `onEnd` is called at its end, and not if it is stopped. */
  speak(text: string, { language = LANGUAGE, onEnd }: { language?: string; onEnd?: () => void } = {}): void {
    this.stop();
    const voice = voiceFor(this.state.voices, language);
    const sentences = sentencesOf(text);
    if (!this.synthesis || !voice || sentences.length === 0) return;
    const turn = this.turn;
    const finish = () => {
      if (turn !== this.turn) return;
      this.set({ speaking: null });
      onEnd?.();
    };
    this.set({ speaking: text });
    this.utterances = sentences.map((sentence) => {
      const utterance = this.createUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onerror = () => {
        if (turn === this.turn) this.stop();
      };
      return utterance;
    });
    this.utterances.at(-1)!.onend = finish;
    for (const utterance of this.utterances) this.synthesis.speak(utterance);
  }

  stop(): void {
    this.turn += 1;
    if (this.state.speaking === null) return;
    this.synthesis?.cancel();
    this.set({ speaking: null });
  }

  private set(change: Partial<SpeakerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The one voice of the page. */
export const speaker = new Speaker(
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  (text) => new SpeechSynthesisUtterance(text),
);
