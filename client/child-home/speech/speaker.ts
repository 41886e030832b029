import { sentencesOf, wordAt } from './sentences';
import { DEFAULT_PREFERENCES, type SpeechPreferences, voiceFor } from './voices';

/** Reads texts aloud with a voice of the device, or with another one to which a guardian has agreed. */

export interface SpeakerState {
  /** The text that is being read; null in silence. */
  speaking: string | null;
  /** The sentence of it that is being read. */
  sentence: string | null;
  /** Changes when voices arrive, which some browsers load after the page. */
  voices: readonly SpeechSynthesisVoice[];
  preferences: SpeechPreferences;
  /** Speaks where the device has no voice: the speech service, once a guardian has agreed to it. */
  service: SpeechService | null;
}

/** Reads one sentence. Resolves at its end, or at once when the signal aborts; rejects if it could not be read. */
export type SpeechService = (sentence: string, signal: AbortSignal) => Promise<void>;

/** A word that is being said: offsets within its sentence. */
export interface SpokenWord {
  /** The place of the sentence in `sentencesOf(text)`. */
  sentence: number;
  start: number;
  end: number;
}

export interface SpeakOptions {
  /** Of the text; the language of the screens where it is left out. */
  language?: string;
  /** In place of the chosen speed. */
  rate?: number;
  /** From 0 to 1, or one for each sentence, so that a bedtime story grows quiet. */
  volume?: number | ((sentence: number) => number);
  /** At the start of each sentence of `sentencesOf(text)`. */
  onSentence?: (sentence: number) => void;
  /** At each word. Some voices report no words: then it is never called. */
  onWord?: (word: SpokenWord) => void;
  /** At the end, and not if it is stopped. */
  onEnd?: () => void;
}

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener'>;

export class Speaker {
  private state: SpeakerState;
  private readonly listeners = new Set<() => void>();
  /** Kept until they are spoken: a browser may collect an utterance without a reference and never report its end. */
  private utterances: SpeechSynthesisUtterance[] = [];
  /** Counts texts, so that the events of an earlier one change nothing. */
  private turn = 0;
  private stopped = new AbortController();

  constructor(
    private readonly synthesis: Synthesis | null,
    private readonly createUtterance: (text: string) => SpeechSynthesisUtterance,
  ) {
    const voices = synthesis?.getVoices() ?? [];
    this.state = { speaking: null, sentence: null, voices, preferences: DEFAULT_PREFERENCES, service: null };
    synthesis?.addEventListener('voiceschanged', () => this.set({ voices: synthesis.getVoices() }));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SpeakerState => this.state;

  /** How everything is read from now on. */
  prefer(preferences: Partial<SpeechPreferences>, service: SpeechService | null = null): void {
    this.set({ preferences: { ...DEFAULT_PREFERENCES, ...preferences }, service });
    if (!this.state.preferences.isOn) this.stop();
  }

  canSpeak(language?: string): boolean {
    const { preferences, service } = this.state;
    return preferences.isOn && (this.voiceFor(language) !== null || service !== null);
  }

  /** Reads the text in place of the one before. */
  speak(text: string, options: SpeakOptions = {}): void {
    this.stop();
    const sentences = sentencesOf(text);
    if (!this.canSpeak(options.language) || sentences.length === 0) return;
    this.set({ speaking: text });
    const voice = this.voiceFor(options.language);
    if (voice) this.speakWith(voice, sentences, options);
    else void this.speakByService(sentences, options);
  }

  stop(): void {
    this.turn += 1;
    this.stopped.abort();
    if (this.state.speaking === null) return;
    this.synthesis?.cancel();
    this.set({ speaking: null, sentence: null });
  }

  private voiceFor(language?: string): SpeechSynthesisVoice | null {
    const { voices, preferences } = this.state;
    return voiceFor(voices, language, preferences);
  }

  private speakWith(voice: SpeechSynthesisVoice, sentences: readonly string[], options: SpeakOptions): void {
    const turn = this.turn;
    const whileCurrent =
      <E>(act: (event: E) => void) =>
      (event: E) => {
        if (turn === this.turn) act(event);
      };
    const { preferences } = this.state;
    this.utterances = sentences.map((sentence, index) => {
      const utterance = this.createUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = options.rate ?? preferences.rate;
      utterance.pitch = preferences.pitch;
      utterance.volume = volumeOf(options, index);
      utterance.onstart = whileCurrent(() => this.begin(sentence, index, options));
      utterance.onboundary = whileCurrent<SpeechSynthesisEvent>(({ name, charIndex, charLength }) => {
        const word = name === 'word' ? wordAt(sentence, charIndex, charLength) : null;
        if (word) options.onWord?.({ sentence: index, ...word });
      });
      utterance.onerror = whileCurrent(() => this.stop());
      return utterance;
    });
    this.utterances.at(-1)!.onend = whileCurrent(() => this.finish(options));
    for (const utterance of this.utterances) this.synthesis?.speak(utterance);
  }

  private async speakByService(sentences: readonly string[], options: SpeakOptions): Promise<void> {
    const { service } = this.state;
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    try {
      for (const [index, sentence] of sentences.entries()) {
        if (signal.aborted) return;
        this.begin(sentence, index, options);
        await service?.(sentence, signal);
      }
      if (!signal.aborted) this.finish(options);
    } catch {
      // Like a voice of the device that fails: silence, and the text stays on the screen.
      if (!signal.aborted) this.stop();
    }
  }

  private begin(sentence: string, index: number, { onSentence }: SpeakOptions): void {
    this.set({ sentence });
    onSentence?.(index);
  }

  private finish({ onEnd }: SpeakOptions): void {
    this.set({ speaking: null, sentence: null });
    onEnd?.();
  }

  private set(change: Partial<SpeakerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function volumeOf({ volume = 1 }: SpeakOptions, sentence: number): number {
  return typeof volume === 'number' ? volume : volume(sentence);
}

/** The one voice of the page. */
export const speaker = new Speaker(
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : null,
  (text) => new SpeechSynthesisUtterance(text),
);
