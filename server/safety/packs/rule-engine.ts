import type { ReviewDirection } from '../../../contract/safety.ts';
import { SENTENCE_END, type Token, Tokenizer } from '../text/tokens.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import { endsOf, hide, type MarkedText, Marker, PhraseFinder } from './matcher.ts';
import type { Pack, PackRule } from './pack.ts';
import { type Phrase, PhraseCompiler } from './phrase.ts';

/** How many words before and after a match are searched for what makes it harmless. */
const EXCUSE_WORDS = 30;
/** Of the texts before, so many characters count. */
const RECENT_LENGTH = 1_500;
/** A message of so few words may be a part of a sentence. */
const FRAGMENT_WORDS = 4;

interface CompiledRule {
  readonly rule: PackRule;
  readonly direction: ReviewDirection;
  readonly unless: readonly Phrase[];
}

interface Entry {
  readonly compiled: CompiledRule;
  /** Which part of a rule that is spread over messages. */
  readonly part: number | null;
}

/** All packs, compiled once. It keeps nothing of the texts that it reviews, apart from single words. */
export class RuleEngine {
  private readonly vocabulary: Vocabulary;
  private readonly tokenizer: Tokenizer;
  private readonly marker: Marker;
  private readonly harmless: PhraseFinder<null>;
  private readonly rules: Readonly<Record<ReviewDirection, PhraseFinder<Entry>>>;

  constructor(packs: readonly Pack[], ordinaryWords: Iterable<string>) {
    const compiler = new PhraseCompiler();
    const harmless = packs.flatMap(({ harmless: phrases, concepts }) =>
      phrases.flatMap(({ any }) => any.map((phrase) => ({ phrase: compiler.compile(phrase, concepts), item: null }))),
    );
    const entries = packs.flatMap((pack) => pack.rules.flatMap((rule) => compileRule(rule, pack, compiler)));
    const { elements } = compiler;
    this.vocabulary = new Vocabulary({
      words: elements
        .flatMap(({ words, groups }) => [...words, ...groups.flat()])
        .filter((word) => /^[a-z]+$/.test(word)),
      stems: elements.flatMap(({ stems }) => [...stems]),
      ordinary: ordinaryWords,
    });
    this.tokenizer = new Tokenizer(this.vocabulary);
    this.marker = new Marker(elements, (word) => this.vocabulary.stemsOf(word));
    this.harmless = new PhraseFinder(harmless);
    const finderOf = (direction: ReviewDirection): PhraseFinder<Entry> =>
      new PhraseFinder(entries.filter(({ item }) => item.compiled.direction === direction));
    this.rules = { in: finderOf('in'), out: finderOf('out') };
  }

  /** The rules that a text breaks, with what was written before it. A match must end within the text itself. */
  broken(text: string, direction: ReviewDirection, recent: readonly string[] = []): PackRule[] {
    const before = this.tokensBefore(recent);
    return this.brokenIn([...before, ...this.tokenizer.tokensOf(text)], before.length, direction);
  }

  tokensOf(text: string): Token[] {
    return this.tokenizer.tokensOf(text);
  }

  /** Some rule looks for the word. */
  isRuleWord(word: string): boolean {
    return this.vocabulary.has(word);
  }

  /** For tests: the words that the rules see. */
  wordsOf(text: string): string[][] {
    return this.tokenizer.tokensOf(text).map(({ words }) => [...words]);
  }

  /** A short message may be the beginning of the next one, so no sentence ends there. */
  private tokensBefore(recent: readonly string[]): Token[] {
    let room = RECENT_LENGTH;
    const kept: string[] = [];
    for (const text of recent.toReversed()) {
      if (room <= 0) break;
      kept.unshift(text.slice(-room));
      room -= text.length;
    }
    return kept.flatMap((text) => {
      const tokens = this.tokenizer.tokensOf(text);
      const isFragment = tokens.length <= FRAGMENT_WORDS && !tokens.includes(SENTENCE_END);
      return isFragment || tokens.at(-1) === SENTENCE_END ? tokens : [...tokens, SENTENCE_END];
    });
  }

  private brokenIn(tokens: readonly Token[], newFrom: number, direction: ReviewDirection): PackRule[] {
    const text = this.marker.mark(tokens);
    for (const { start, ends } of [...this.harmless.find(text)]) hide(text, start, Math.min(...ends));
    const broken = new Set<PackRule>();
    const parts = new Map<CompiledRule, { found: Set<number>; isNew: boolean }>();
    for (const { item, start, ends } of this.rules[direction].find(text)) {
      const { compiled, part } = item;
      const end = Math.max(...ends);
      const isNew = end > newFrom;
      if (part === null && (!isNew || broken.has(compiled.rule))) continue;
      if (isExcused(text, compiled, start, end)) continue;
      if (part === null) broken.add(compiled.rule);
      else noteParts(parts, compiled, part, isNew);
    }
    for (const [{ rule }, { found, isNew }] of parts) {
      if (isNew && found.size === rule.spread?.length) broken.add(rule);
    }
    return [...broken];
  }
}

function noteParts(
  parts: Map<CompiledRule, { found: Set<number>; isNew: boolean }>,
  compiled: CompiledRule,
  part: number,
  isNew: boolean,
): void {
  const noted = parts.get(compiled) ?? { found: new Set(), isNew: false };
  noted.found.add(part);
  parts.set(compiled, { found: noted.found, isNew: noted.isNew || isNew });
}

function isExcused(text: MarkedText, { unless }: CompiledRule, start: number, end: number): boolean {
  if (unless.length === 0) return false;
  for (
    let index = Math.max(0, start - EXCUSE_WORDS);
    index < end + EXCUSE_WORDS && index < text.tokens.length;
    index += 1
  ) {
    if (unless.some((phrase) => endsOf(text, phrase, index).length > 0)) return true;
  }
  return false;
}

function compileRule(
  rule: PackRule,
  { concepts, direction }: Pack,
  compiler: PhraseCompiler,
): { phrase: Phrase; item: Entry }[] {
  const unless = (rule.unless ?? []).map((phrase) => compiler.compile(phrase, concepts));
  const compiled = { rule, direction, unless };
  const whole = (rule.any ?? []).map((phrase) => ({ phrase, part: null }));
  const spread = (rule.spread ?? []).map((phrase, part) => ({ phrase, part }));
  return [...whole, ...spread].map(({ phrase, part }) => ({
    phrase: compiler.compile(phrase, concepts),
    item: { compiled, part },
  }));
}
