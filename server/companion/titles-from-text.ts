/** Title, summary, type and tags from a conversation's own text. Pure: see docs/topic-tags.md for the tags. */
import type { ConversationType, MessageRole } from '../../contract/conversations.js';
import { SUMMARY_MAX_LENGTH, TAGS_MAX, TITLE_MAX_LENGTH } from '../../contract/conversations.js';
import type { Language } from '../../contract/languages.js';
import { textsIn } from '../platform/languages/texts.js';
import { tagsNamed } from '../topics/topics-of.js';
import type { PromptHistoryMessage } from './prompt.js';
import { sourcesOf } from './providers/offline-wording.js';

export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

/** These fit almost every conversation, so they are given only where nothing else is. */
const VAGUE_TAGS: ReadonlySet<string> = new Set(['educational', 'fact', 'question']);

/**
 * Describes a conversation from the user's messages, and from the topics of the pages that the replies come from. Other words
 * of a reply count for nothing: a greeting names half of the topics.
 * @param topicsOf the topics of a page of the library, by its address
 * @param language of the title where the messages have no words
 */
export function describeHistory(
  history: readonly PromptHistoryMessage[],
  topicsOf: (address: string) => readonly string[] = () => [],
  language: Language = 'en',
): Description {
  const said = textOf(history, 'user');
  const named = tagsNamed(said);
  const pages = history.filter(({ role }) => role === 'assistant').flatMap(({ content }) => sourcesOf(content));
  const tags = withoutVague([...pages.flatMap(topicsOf), ...named]);
  return {
    title: titleOf(history) || textsIn(language, 'replies')('untitled'),
    summary: summaryOf(history),
    type: typeOf(named.length > 0 ? named : tags, said),
    tags,
  };
}

/** Up to six tags, the most often named first. */
export function tagsOf(text: string): string[] {
  return withoutVague(tagsNamed(text));
}

function withoutVague(tags: readonly string[]): string[] {
  const all = [...new Set(tags)];
  const clear = all.filter((tag) => !VAGUE_TAGS.has(tag));
  return (clear.length > 0 ? clear : all).slice(0, TAGS_MAX);
}

const TYPE_TAGS: readonly (readonly [ConversationType, readonly string[]])[] = [
  ['storytelling', ['story', 'classic']],
  ['creative', ['creative', 'game', 'fantasy', 'adventure']],
  [
    'educational',
    [
      'math',
      'counting',
      'shapes',
      'patterns',
      'vocabulary',
      'writing',
      'science',
      'dinosaurs',
      'colors',
      'educational',
      'fact',
    ],
  ],
];

function typeOf(tags: readonly string[], said: string): ConversationType {
  const type = TYPE_TAGS.find(([, typeTags]) => tags.some((tag) => typeTags.includes(tag)))?.[0];
  return type ?? (/\b(?:animals?|nature|planet)\b/i.test(said) && tags.includes('question') ? 'educational' : 'casual');
}

/** A title that begins with a web address, which has no capital. */
const IS_ADDRESS = /^(?:https?:|www\.)/i;

/** Empty where no message has a word. */
function titleOf(history: readonly PromptHistoryMessage[]): string {
  const lines = history.filter(({ role }) => role === 'user').map(({ content }) => plainText(content));
  // Skips a greeting: the first line of some length makes the title.
  const line =
    lines.find((text) => text.length >= 12 && !/^(?:hi|hello|hey|good \w+)\b.{0,12}$/i.test(text)) ?? lines[0];
  if (!line) return '';
  const [sentence = line] = line.match(/^.+?[.!?](?=\s|$)/) ?? [line];
  const title = shorten(sentence.replace(/(?<![.!\s])[.!\s]+$/, ''), TITLE_MAX_LENGTH);
  return IS_ADDRESS.test(title) ? title : title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}

function summaryOf(history: readonly PromptHistoryMessage[]): string {
  const asked = plainText(history.find(({ role }) => role === 'user')?.content ?? '');
  const answered = plainText(history.find(({ role }) => role === 'assistant')?.content ?? '');
  if (answered === '') return shorten(asked, SUMMARY_MAX_LENGTH);
  const question = shorten(asked, SUMMARY_MAX_LENGTH / 2 - 4);
  return shorten(question === '' ? answered : `${question} – ${answered}`, SUMMARY_MAX_LENGTH);
}

function textOf(history: readonly PromptHistoryMessage[], role: MessageRole): string {
  return history
    .filter((message) => message.role === role)
    .map(({ content }) => plainText(content))
    .join('\n');
}

/** One line without Markdown, tags and control characters. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[^\S\n\r\u2028\u2029]*(?:#{1,6}|[-*+>]|\d{1,9}\.)\s+/gm, '')
    .replace(/[*_`~#<>|]/g, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, ' ')
    .trim();
}

/** Cuts a text to `limit` UTF-16 units, between two words if possible, and adds an ellipsis. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
