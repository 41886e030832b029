import { setTimeout as delay } from 'node:timers/promises';
import type { StoryBody } from '../../../contract/library.js';
import type { LibraryService } from '../../library/library.service.js';
import type { LibrarySearch, PageKind } from '../../library/library-search.js';
import { answerGame, type GameTurn, gameAskedFor, isGameRequest, startGame } from './offline-games.js';
import { asksForNextStory, asksToBeTold, findStory, isStoryRequest } from './offline-stories.js';
import { CompanionProvider, type CompletionRequest, type PromptMessage } from './provider.js';

export interface OfflineProviderOptions {
  /** The pause between two groups of words. */
  pauseMs?: number;
}

const PAUSE_MS = 15;
const WORDS_A_PIECE = 3;

const OFFLINE =
  'I am running **offline** right now: I answer from the growth guide, the stories and the games that came with me.';

const HEALTH =
  /\b(fever|temperature|medicine|medication|dose|dosage|ibuprofen|paracetamol|antibiotic\w*|vaccin\w*|rash|vomit\w*|throwing up|diarrh\w*|seizure\w*|allerg\w*|asthma|infection\w*|symptom\w*|diagnos\w*|adhd|autis\w*|concussion|swallowed|poison\w*|bleed\w*|hurts? (?:his|her|their) head|ill|sick)\b/i;

/** Answers without any network, from what is written in the library. The same request always gets the same answer. */
export class OfflineProvider extends CompanionProvider {
  readonly kind = 'offline';
  private readonly pauseMs: number;

  constructor(
    private readonly search: LibrarySearch,
    private readonly library: LibraryService,
    options: OfflineProviderOptions = {},
  ) {
    super();
    this.pauseMs = options.pauseMs ?? PAUSE_MS;
  }

  override async *stream({ messages, signal }: CompletionRequest): AsyncGenerator<string, void, undefined> {
    signal.throwIfAborted();
    for (const piece of inPieces(this.answer(messages))) {
      signal.throwIfAborted();
      yield piece;
      if (this.pauseMs > 0) await delay(this.pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  override async complete({ messages, signal }: CompletionRequest): Promise<string> {
    signal.throwIfAborted();
    return this.answer(messages);
  }

  private answer(messages: readonly PromptMessage[]): string {
    const talk = messages.filter((message) => message.role !== 'system');
    const question = talk.findLast((message) => message.role === 'user')?.content.trim() ?? '';
    const turn: GameTurn = { question, before: talk.slice(0, -1) };
    return (
      answerGame(turn) ??
      smallTalk(question) ??
      (HEALTH.test(question) ? aboutHealth() : null) ??
      (isGameRequest(question) ? (this.offerGame(question) ?? startGame(turn)) : null) ??
      (isStoryRequest(question) || asksForNextStory(turn) ? this.tellStory(turn) : null) ??
      this.fromLibrary(question) ??
      this.nothingFits()
    );
  }

  private tellStory(turn: GameTurn): string {
    return storyText(findStory(this.search, this.library, turn));
  }

  /** A game of the library, `null` where none is what was asked for. */
  private offerGame(question: string): string | null {
    const [best] = this.search.find(gameAskedFor(question), ['game']);
    if (!best?.isLikely) return null;
    const { slug, title, summary, intro } = this.library.getGame(best.slug);
    return [`**${title}**: ${summary}`, intro, `Open it here: [${title}](/games/${slug}). Have fun!`].join('\n\n');
  }

  private fromLibrary(question: string): string | null {
    const isAnyKind = asksToBeTold(question);
    const kinds: PageKind[] = isAnyKind ? ['guide', 'story'] : ['guide'];
    const about = isAnyKind ? question.replaceAll(/\b(?:tell|read)\b/gi, ' ') : question;
    const [best, ...others] = this.search.find(about, kinds).filter((page) => page.isLikely);
    if (!best) return null;
    if (best.kind === 'story') return storyText(this.library.getStory(best.slug));
    const [section, ...more] = this.search.sectionsFor(best.slug, question);
    if (!section) return null;
    const parts = [
      OPENERS[question.length % OPENERS.length]!,
      `**${section.heading}**\n\n${section.text}`,
      `This is from ${link(best)}. You also find there: ${more.map(({ heading }) => `*${heading}*`).join(', ')}.`,
    ];
    const further = others.find((page) => page.kind === 'guide' && page.score > best.score * 0.5);
    if (further) parts.push(`This may fit too: ${link(further)}.`);
    parts.push(
      '*I am offline, so this comes straight from the growth guide. How old is your child, and what have you tried so far?*',
    );
    return parts.join('\n\n');
  }

  private nothingFits(): string {
    const [first, second] = this.library.allGuides();
    const pages = [first, second].filter((page) => page !== undefined).map(link);
    return [
      `${OFFLINE} To that I have found nothing there, and I would rather say so than guess.`,
      'What I can do for you now:',
      [
        '- look things up: bedtime, big feelings, picky eating, screens, counting, first words and much more',
        '- tell a story: just say *tell us a story about a fox*',
        '- play: say *let us play a counting game* or *let us play a word game*',
      ].join('\n'),
      `The whole [growth guide](/library) is there as well, for example ${pages.join(' and ')}.`,
    ].join('\n\n');
  }
}

const OPENERS = [
  'That is a question many families ask. Here is something you can try:',
  'Good that you ask. This often helps:',
  'You are not alone with this. A small thing to begin with:',
  'Let us look at it step by step:',
] as const;

function link({ title, slug }: { title: string; slug: string }): string {
  return `[${title}](/library/${slug})`;
}

function storyText({ slug, title, body }: StoryBody): string {
  return [
    `# ${title}`,
    body,
    `*You find this story and others under [Stories](/story/${slug}). Shall I tell another one?*`,
  ].join('\n\n');
}

function aboutHealth(): string {
  return [
    'This sounds like a question about health, and there I am the wrong one to ask: I am a program, and I cannot see your child.',
    'Please call your doctor, your nurse line or a pharmacy; they know the right questions. **If it is urgent, call your emergency number now.**',
    'When the worry is smaller again I am here, for a quiet story or an idea for a day in bed.',
  ].join('\n\n');
}

function smallTalk(question: string): string | null {
  const said = question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, '')
    .trim();
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|hello starling|hi starling|hey starling)$/.test(said)) {
    return `Hello, and welcome! I am Starling. ${OFFLINE}\n\nAsk me about your day with your child, or say *tell us a story*. What is on your mind?`;
  }
  if (/^(thanks|thank you|thank you so much|thanks a lot|great thanks|ok thanks)\b/.test(said)) {
    return 'You are very welcome. Little steps count, and you have just made one. Is there anything else?';
  }
  if (/^(bye|goodbye|good night|see you|night night)\b/.test(said)) {
    return 'Good night, and be kind to yourself. I will be here when you come back.';
  }
  if (
    /\b(who are you|what are you|are you (a |an )?(human|real|robot|ai|person|bot|computer)|what can you do|help me$)/.test(
      said,
    )
  ) {
    return [
      `I am Starling, a companion for parents. I am a computer program, an AI, and no human. ${OFFLINE}`,
      'Ask me about routines, feelings, sleep, food, learning or play; ask for a story; or say *let us play a counting game*.',
    ].join('\n\n');
  }
  return null;
}

/** Groups of a few words each, with the white space behind them; joined they are the text again. */
function* inPieces(text: string): Generator<string> {
  let piece = '';
  let count = 0;
  for (const [word] of text.matchAll(/^\s+|\S+\s*/g)) {
    piece += word;
    count += 1;
    if (count < WORDS_A_PIECE && !/[.!?:]\s+$/.test(word)) continue;
    yield piece;
    piece = '';
    count = 0;
  }
  if (piece) yield piece;
}
