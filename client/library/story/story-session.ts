import { pageSentences, type Span } from '../../../contract/story-pages';
import { type Clock, NamedTimers } from '../../chat/store/clock';
import { timedWords, VoicePace } from './word-times';

/** Where a reader is: the sentence is the one that is read aloud, or was last. */
export interface Place {
  /** The number of pages stands for the end of the story. */
  page: number;
  sentence: number;
}

export interface StoryView extends Place {
  isListening: boolean;
  /** The word that is being read, within its sentence. */
  word: Span | null;
  /** The next sentence would not end before the quiet time. */
  isOver: boolean;
}

export interface StoryVoice {
  /** Reads one sentence in place of the one before. Some voices report no words. */
  say(sentence: string, options: SayOptions): void;
  hush(): void;
}

export interface SayOptions {
  /** From 0 to 1. */
  volume: number;
  onWord(word: Span): void;
  onEnd(): void;
  /** The voice was stopped, or failed. */
  onStop(): void;
}

export interface SessionOptions {
  voice: StoryVoice;
  clock: Clock;
  /** The speed of the voice; 1 is usual. */
  rate?: number;
  /** The reader has come to another place. */
  onPlace(place: Place): void;
}

/** The volume of the last sentence at bedtime. */
const LAST_VOLUME = 0.25;

/** Someone reads a story page by page, or listens to it sentence by sentence. */
export class StorySession {
  private view: StoryView;
  private readonly sentences: readonly (readonly string[])[];
  private readonly listeners = new Set<() => void>();
  private readonly timers: NamedTimers<'word'>;
  private readonly pace: VoicePace;
  /** The voice of this device reports words. */
  private hasWords = false;
  private isBedtime = false;
  private quietAt: number | null = null;
  /** Counts sentences, so that the end of an earlier one changes nothing. */
  private turn = 0;

  constructor(
    pages: readonly string[],
    start: Place,
    private readonly options: SessionOptions,
  ) {
    this.sentences = pages.map(pageSentences);
    this.timers = new NamedTimers(options.clock);
    this.pace = new VoicePace(options.rate);
    this.view = { ...this.within(start), isListening: false, word: null, isOver: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): StoryView => this.view;

  /** At bedtime the voice falls on the last page. */
  setBedtime(isBedtime: boolean): void {
    this.isBedtime = isBedtime;
  }

  /** No sentence begins that would not end before this instant on the session's clock. */
  setQuietAt(quietAt: number | null): void {
    this.quietAt = quietAt;
    if (quietAt === null && this.view.isOver) this.set({ isOver: false });
  }

  /** The reader turns to a page by hand, which ends the listening: it reads or looks. */
  turnTo(page: number): void {
    this.stop();
    this.set({ ...this.within({ page, sentence: 0 }), isOver: false });
    this.options.onPlace(this.place());
  }

  /** The reader has turned to a place on another device. A device that reads aloud goes on. */
  follow(place: Place): void {
    if (!this.view.isListening) this.set(this.within(place));
  }

  listen(): void {
    if (this.view.isListening || this.view.page >= this.sentences.length) return;
    this.set({ isListening: true });
    this.read();
  }

  stop(): void {
    this.turn += 1;
    this.timers.cancelAll();
    if (!this.view.isListening) return;
    this.set({ isListening: false, word: null });
    this.options.voice.hush();
  }

  private read(): void {
    const { page, sentence } = this.view;
    const text = this.sentences[page]?.[sentence];
    if (text === undefined) {
      // A page of ornaments.
      this.goOn();
      return;
    }
    const { words, length } = timedWords(text);
    const { voice, clock } = this.options;
    const begun = clock.now();
    if (this.quietAt !== null && begun + this.pace.msOf(length) > this.quietAt) {
      this.stop();
      this.set({ isOver: true });
      return;
    }
    this.turn += 1;
    const { turn } = this;
    const whileCurrent = (act: () => void) => {
      if (turn === this.turn) act();
    };
    this.set({ word: null });
    if (!this.hasWords) this.showWords(words.map(({ start, end, at }) => ({ start, end, at: this.pace.msOf(at) })));
    voice.say(text, {
      volume: this.volumeOf(page, sentence),
      onWord: (word) =>
        whileCurrent(() => {
          this.hasWords = true;
          this.timers.cancelAll();
          this.set({ word });
        }),
      onEnd: () =>
        whileCurrent(() => {
          this.pace.learn(length, clock.now() - begun);
          this.goOn();
        }),
      onStop: () => whileCurrent(() => this.stop()),
    });
  }

  private goOn(): void {
    this.timers.cancelAll();
    const { page, sentence } = this.view;
    const isLastOfPage = sentence + 1 >= (this.sentences[page]?.length ?? 0);
    const isLastPage = page + 1 >= this.sentences.length;
    if (isLastOfPage && isLastPage) {
      this.turn += 1;
      this.set({ isListening: false, word: null });
      return;
    }
    this.set(isLastOfPage ? { page: page + 1, sentence: 0, word: null } : { sentence: sentence + 1, word: null });
    this.options.onPlace(this.place());
    this.read();
  }

  /** Shows one word after the other at its estimated time. */
  private showWords(words: readonly (Span & { at: number })[], shown = 0): void {
    const word = words[shown];
    if (!word) return;
    this.set({ word: { start: word.start, end: word.end } });
    const next = words[shown + 1];
    if (next) this.timers.start('word', next.at - word.at, () => this.showWords(words, shown + 1));
  }

  private volumeOf(page: number, sentence: number): number {
    if (!this.isBedtime || page + 1 < this.sentences.length) return 1;
    const last = (this.sentences[page]?.length ?? 1) - 1;
    return 1 - (1 - LAST_VOLUME) * (last === 0 ? 1 : sentence / last);
  }

  private within({ page, sentence }: Place): Place {
    const shown = Math.min(Math.max(0, page), this.sentences.length);
    const last = (this.sentences[shown]?.length ?? 1) - 1;
    return { page: shown, sentence: Math.min(Math.max(0, sentence), Math.max(0, last)) };
  }

  private place(): Place {
    return { page: this.view.page, sentence: this.view.sentence };
  }

  private set(change: Partial<StoryView>): void {
    this.view = { ...this.view, ...change };
    for (const listener of this.listeners) listener();
  }
}
