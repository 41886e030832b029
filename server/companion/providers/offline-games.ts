/**
 * Two small games without a memory: Starling's last message holds the whole state. So any node can take the next turn, and
 * an edited or deleted message changes the game as expected.
 */
import { words } from '../../library/words.js';
import { inOrder } from '../../safety/safety-signs.ts';
import type { PromptMessage } from './provider.js';

export interface GameTurn {
  /** The user's newest message. */
  question: string;
  /** The messages before it, oldest first. */
  before: readonly PromptMessage[];
}

const COUNTING_QUESTION = 'How many do you count?';
const WORD_QUESTION = /\*\*(\p{L}+)\*\*\. Your word begins with \*\*(\p{L})\*\*/u;
const LAST_ROUND = 10;

const GAME_ASKED_FOR = inOrder(
  /\b(?:play|start|want|another|new|have|give|know|like|try)\b/i,
  /\b(?:game|counting|word chain|rhym\w*|riddles?|memory|i spy)\b/i,
);
const GAME_REQUEST =
  /^(?:\w+ ){0,4}game\b|^(?:let'?s|let us|shall we|can we|we want to|i want to)? ?play\b[!. ]*(?:(?:together|with (?:me|us))[!. ]*)?$/i;
/** The growth guide answers questions, also those about games. */
const ASKS_ABOUT = /^(?:how|why|what|when|which|where|should|is|are|does|my|he|she)\b/i;
/** A request with only these words gets one of the two games here. */
const PLAYED_HERE = new Set(words('play game counting count number word chain letter start small little new together'));
const NO_SUBJECT = new Set(words('play game'));
const STOP = /^(?:stop|no more|enough|quit|end|i'?m done|we are done|finished|no thanks?|no thank you|bye)\b/i;

export function isGameRequest(question: string): boolean {
  if (ASKS_ABOUT.test(question)) return false;
  return GAME_REQUEST.test(question) || question.split(/[.?!]/).some((sentence) => GAME_ASKED_FOR.test(sentence));
}

/** The subject of the requested game; empty if one of the two games here fits. */
export function gameAskedFor(question: string): string {
  const about = words(question);
  return about.every((word) => PLAYED_HERE.has(word)) ? '' : about.filter((word) => !NO_SUBJECT.has(word)).join(' ');
}

/** The first turn of the requested game, or of the counting game if the request names none. */
export function startGame({ question }: GameTurn): string {
  if (/\bword|\bletter|\bchain|\brhym/i.test(question)) {
    return `Let us make a **word chain**! I say a word, and your word begins with its last letter. Say *stop* whenever you like.\n\n${offerWord('sun')}`;
  }
  return `Let us **count**! Put a finger on each shape while you say the number. Say *stop* whenever you like.\n\n${countingRound(1)}`;
}

/** The next turn; `null` if no game is being played or the user has changed the subject. */
export function answerGame({ question, before }: GameTurn): string | null {
  const last = before.at(-1);
  if (last?.role !== 'assistant') return null;
  if (last.content.includes(COUNTING_QUESTION)) return answerCounting(question, last.content);
  const chain = WORD_QUESTION.exec(last.content);
  if (chain) return answerWord(question, chain[2]!, before);
  return null;
}

/** Signs that every font has. Some devices show an emoji as an empty box. */
const PICTURES = ['●', '■', '▲', '♥', '○', '♦', '□', '♣', '▼', '♪'] as const;
const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Wide enough for a finger on each. */
const SPACE = '\u2003';

/** The number of pictures in each round. It does not grow by one each time, so that a child has to count. */
const AMOUNTS = [3, 2, 4, 5, 3, 6, 7, 5, 8, 10] as const;

function countingRound(round: number): string {
  const picture = PICTURES[(round - 1) % PICTURES.length]!;
  const amount = AMOUNTS[(round - 1) % AMOUNTS.length]!;
  return `Round ${round}: ${COUNTING_QUESTION}\n\n${Array(amount).fill(picture).join(SPACE)}`;
}

function answerCounting(question: string, asked: string): string | null {
  const row = asked.split(COUNTING_QUESTION)[1] ?? '';
  const amount = [...row].filter((character) => (PICTURES as readonly string[]).includes(character)).length;
  const round = Number(/Round (\d+):/.exec(asked)?.[1] ?? 1);
  if (STOP.test(question))
    return `Well counted! You made it to round ${round}. Come back whenever you want to count again.`;
  const guess = readNumber(question);
  if (guess === null) return null;
  if (guess !== amount) {
    const direction = guess < amount ? 'There are a few more' : 'There are not quite so many';
    return `Nearly! ${direction}. Try it slowly, one finger, one shape.\n\nRound ${round}: ${COUNTING_QUESTION}\n\n${row.trim()}`;
  }
  if (round >= LAST_ROUND) {
    return `**${amount}**, yes! That was the last round, and you have counted all ten. What a finish!\n\nTry it with real things now: count the spoons in the drawer.`;
  }
  const praise = ['Yes!', 'Right!', 'That is it!', 'Exactly!'][round % 4];
  return `${praise} **${amount}** it is.\n\n${countingRound(round + 1)}`;
}

function readNumber(text: string): number | null {
  const digits = /\b\d{1,3}\b/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const spoken: string[] = text.toLowerCase().match(/[a-z]+/g) ?? [];
  if (spoken.length > 8) return null;
  const number = NUMBER_WORDS.findIndex((word) => spoken.includes(word));
  return number === -1 ? null : number;
}

/** Words that children know: at least three for each letter that words often end in. */
const WORDS = (
  'apple ant arm boat bear balloon cat cake cloud dog duck door egg elephant ear fish frog feather goat grass garden ' +
  'hat horse honey igloo ink island jam jacket jump kite king kitten lamp leaf lemon moon mouse milk nest nose night ' +
  'orange owl ocean pear pig puddle queen quilt quiet rain rabbit river sun star sock tree train tiger umbrella uncle ' +
  'under van violin village water window whale box fox mix yellow yak yard zebra zoo zip'
).split(' ');

function offerWord(word: string): string {
  const letter = word.at(-1)!;
  return `My word is **${word}**. Your word begins with **${letter}**: what do you say?`;
}

function answerWord(question: string, letter: string, before: readonly PromptMessage[]): string | null {
  if (STOP.test(question))
    return 'That was a fine chain. Count our words if you like, and come back when you want to play again.';
  const said = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (said.length > 4 || said.length === 0) return null;
  const word = said.find((candidate) => candidate.length > 1 && candidate.startsWith(letter)) ?? null;
  if (!word) {
    const [hint] = WORDS.filter((candidate) => candidate.startsWith(letter) && !isUsed(candidate, before));
    const help = hint
      ? ` Here is a hint: it is spelled with ${hint.length} letters, and one of them is **${hint[1]}**.`
      : '';
    return `Almost! It has to begin with **${letter}**.${help}\n\nMy word was **${lastWord(before)}**. Your word begins with **${letter}**: what do you say?`;
  }
  if (isUsed(word, before)) {
    return `We had *${word}* before. Can you find another one?\n\nMy word was **${lastWord(before)}**. Your word begins with **${letter}**: what do you say?`;
  }
  const next = WORDS.find(
    (candidate) => candidate.startsWith(word.at(-1)!) && candidate !== word && !isUsed(candidate, before),
  );
  if (!next) return `*${word}*, wonderful! And now I know no word that begins with **${word.at(-1)}**. You have won!`;
  return `*${word}*, lovely! ${offerWord(next)}`;
}

function isUsed(word: string, before: readonly PromptMessage[]): boolean {
  const start = before.findLastIndex(({ role, content }) => role === 'assistant' && content.includes('**word chain**'));
  const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
  return before
    .slice(Math.max(0, start))
    .some(({ role, content }) =>
      role === 'user'
        ? pattern.test(content)
        : [...content.matchAll(/My word (?:is|was) \*\*(\p{L}+)\*\*/gu)].some(([, mine]) => mine === word),
    );
}

function lastWord(before: readonly PromptMessage[]): string {
  return WORD_QUESTION.exec(before.at(-1)?.content ?? '')?.[1] ?? '';
}
