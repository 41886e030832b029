import { setTimeout as delay } from 'node:timers/promises';
import type { ChildAudience } from '../../children/child-audiences.js';
import type { LibraryService } from '../../library/library.service.js';
import type { LibrarySearch, PageKind } from '../../library/library-search.js';
import { followUpIn } from './offline-follow-ups.js';
import {
  aboutChildHealth,
  CHILD_GUIDE_MODE,
  childSmallTalk,
  noAnswerForChild,
  storyForChild,
} from './offline-for-children.js';
import { answerGame, type GameTurn, gameAskedFor, isGameRequest, startGame } from './offline-games.js';
import { OfflineGuides } from './offline-guides.js';
import { isOfferedGame, nextGame, offeredGame } from './offline-library-games.js';
import { asksToBeTold, isStory, isStoryRequest, tellStory } from './offline-stories.js';
import { aboutHealth, GUIDE_MODE, smallTalk, storyText } from './offline-wording.js';
import { CompanionProvider, type CompletionRequest, type PromptMessage } from './provider.js';
import { starterInEnglish } from './starters-in-english.js';

export interface OfflineProviderOptions {
  /** The pause between two groups of words. */
  pauseMs?: number;
}

const PAUSE_MS = 15;
const WORDS_PER_CHUNK = 3;

const HEALTH =
  /\b(fever|temperature|medicine|medication|dose|dosage|ibuprofen|paracetamol|antibiotic\w*|vaccin\w*|rash|vomit\w*|throwing up|diarrh\w*|seizure\w*|allerg\w*|asthma|infection\w*|symptom\w*|diagnos\w*|adhd|autis\w*|concussion|swallowed|poison\w*|bleed\w*|hurts? (?:his|her|their) head|ill|sick)\b/i;

/** Answers from the library, without a network. The same request always gets the same answer. */
export class OfflineProvider extends CompanionProvider {
  readonly kind = 'offline';
  private readonly pauseMs: number;
  private readonly guides: OfflineGuides;

  constructor(
    private readonly search: LibrarySearch,
    private readonly library: LibraryService,
    options: OfflineProviderOptions = {},
  ) {
    super();
    this.pauseMs = options.pauseMs ?? PAUSE_MS;
    this.guides = new OfflineGuides(search, library);
  }

  override async *stream({ messages, signal, child }: CompletionRequest): AsyncGenerator<string, void, undefined> {
    signal.throwIfAborted();
    for (const chunk of inChunks(child ? this.answerChild(messages, child) : this.answer(messages))) {
      signal.throwIfAborted();
      yield chunk;
      if (this.pauseMs > 0) await delay(this.pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  override async complete({ messages, signal }: CompletionRequest): Promise<string> {
    signal.throwIfAborted();
    return this.answer(messages);
  }

  private answer(messages: readonly PromptMessage[]): string {
    const turn = turnOf(messages);
    const { question } = turn;
    const isTold = turn.before.some(({ role, content }) => role === 'assistant' && content.includes(GUIDE_MODE));
    const note = isTold ? [] : [`*${GUIDE_MODE}*`];

    const move = answerGame(turn);
    // In an emergency nothing may stand beside the advice to call for help. A single word such as "sick" can be a move.
    if (HEALTH.test(question) && (move === null || /\s/.test(question))) return aboutHealth();
    if (move !== null) return move;
    const talk = smallTalk(question);
    // A game ends with its state, which the next turn reads.
    if (talk === null && isGameRequest(question)) return [...note, this.game(turn)].join('\n\n');
    return [talk ?? this.followUp(turn) ?? this.fromLibrary(turn), ...note].join('\n\n');
  }

  /** For children there are stories of their age, games and small talk. The growth guide speaks to parents. */
  private answerChild(messages: readonly PromptMessage[], { ageBand }: ChildAudience): string {
    const turn = turnOf(messages);
    const { question, before } = turn;
    const isTold = before.some(({ role, content }) => role === 'assistant' && content.includes(CHILD_GUIDE_MODE));
    const note = isTold ? [] : [`*${CHILD_GUIDE_MODE}*`];
    const move = answerGame(turn);
    if (HEALTH.test(question) && (move === null || /\s/.test(question))) return aboutChildHealth();
    if (move !== null) return move;
    const talk = childSmallTalk(question);
    if (talk === null && isGameRequest(question)) return [...note, startGame(turn)].join('\n\n');
    const isAnother = followUpIn(question) === 'more' && isStory(before.at(-1)?.content);
    const wish = isAnother ? before.findLast(({ role, content }) => role === 'user' && isStoryRequest(content)) : null;
    const story = storyForChild(this.search, this.library, wish ? { ...turn, question: wish.content } : turn, ageBand);
    return [talk ?? story ?? noAnswerForChild(ageBand), ...note].join('\n\n');
  }

  private game(turn: GameTurn): string {
    const [best] = this.search.find(gameAskedFor(turn.question), ['game']);
    return best?.isLikely ? offeredGame(this.library.getGame(best.slug)) : startGame(turn);
  }

  /** What a short message such as "another one" or "why?" means after the answer before it; `null` if it stands alone. */
  private followUp(turn: GameTurn): string | null {
    const kind = followUpIn(turn.question);
    if (kind === null) return null;
    const last = turn.before.at(-1)?.content ?? '';
    if (kind === 'more' && isStory(last)) {
      const wish = turn.before.findLast(({ role, content }) => role === 'user' && isStoryRequest(content));
      return tellStory(this.search, this.library, { ...turn, question: wish?.content ?? '' });
    }
    if (kind === 'more' && isOfferedGame(last)) return offeredGame(nextGame(this.library.allGames(), turn));
    return this.guides.followUp(kind, turn);
  }

  private fromLibrary(turn: GameTurn): string {
    const { question } = turn;
    if (isStoryRequest(question)) return tellStory(this.search, this.library, turn);
    const isAnyKind = asksToBeTold(question);
    const kinds: PageKind[] = isAnyKind ? ['guide', 'story'] : ['guide'];
    const about = isAnyKind ? question.replaceAll(/\b(?:tell|read)\b/gi, ' ') : question;
    const [best, ...others] = this.search.find(about, kinds).filter((page) => page.isLikely);
    if (!best) return this.guides.noAnswer(question);
    return best.kind === 'story'
      ? storyText(this.library.getStory(best.slug))
      : this.guides.answer(question, [best, ...others]);
  }
}

function turnOf(messages: readonly PromptMessage[]): GameTurn {
  const history = messages
    .filter(({ role }) => role !== 'system')
    // The pages are in English. What a reader tapped in another language finds its page all the same.
    .map((message) => (message.role === 'user' ? { ...message, content: starterInEnglish(message.content) } : message));
  const question = history.findLast((message) => message.role === 'user')?.content.trim() ?? '';
  return { question, before: history.slice(0, -1) };
}

/** Splits a text into groups of a few words, with the white space behind them. Joined, they are the text again. */
function* inChunks(text: string): Generator<string> {
  let piece = '';
  let count = 0;
  for (const [word] of text.matchAll(/^\s+|\S+\s*/g)) {
    piece += word;
    count += 1;
    if (count < WORDS_PER_CHUNK && !/[.!?:]\s+$/.test(word)) continue;
    yield piece;
    piece = '';
    count = 0;
  }
  if (piece) yield piece;
}
