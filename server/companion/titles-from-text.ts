/** Title, summary, type and tags out of a talk's own text: pure and always the same (contract §6, docs/topic-tags.md). */
import type { ConversationType, MessageRole } from '../../contract/conversations.js';
import { SUMMARY_MAX_LENGTH, TAGS_MAX, TITLE_MAX_LENGTH } from '../../contract/limits.js';

export interface Description {
  title: string;
  summary: string;
  type: ConversationType;
  tags: string[];
}

export interface TalkMessage {
  role: MessageRole;
  content: string;
}

/**
 * The words that give a tag, in any of their usual endings (-s, -es, -ed, -ing). In the order in which tags stand
 * where they are named equally often.
 */
export const TAG_KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  story: ['story', 'stories', 'tale', 'fairytale', 'storytelling', 'once upon a time'],
  bedtime: ['bedtime', 'bed', 'sleep', 'asleep', 'pyjamas', 'pajamas', 'lullaby', 'nap', 'goodnight', 'night'],
  math: ['math', 'maths', 'arithmetic', 'plus', 'minus', 'subtract', 'multiply', 'multiplication', 'fraction', 'sum'],
  counting: ['count', 'counting', 'number', 'how many'],
  shapes: ['shape', 'circle', 'triangle', 'square', 'rectangle', 'geometry'],
  patterns: ['pattern', 'sort', 'sorting', 'sequence'],
  vocabulary: ['word', 'vocabulary', 'language', 'rhyme', 'speak', 'speech', 'pronounce', 'bilingual', 'synonym'],
  writing: ['write', 'writing', 'spell', 'spelling', 'letter', 'alphabet', 'handwriting', 'pencil'],
  science: [
    'science',
    'experiment',
    'planet',
    'space',
    'gravity',
    'electricity',
    'volcano',
    'magnet',
    'scientist',
    'physics',
    'chemistry',
  ],
  animals: [
    'animal',
    'dog',
    'cat',
    'bird',
    'fish',
    'horse',
    'rabbit',
    'bear',
    'fox',
    'elephant',
    'lion',
    'pet',
    'zoo',
    'mouse',
    'owl',
    'hamster',
  ],
  dinosaurs: ['dinosaur', 'dino', 'triceratops', 'tyrannosaurus', 'diplodocus', 'fossil', 'jurassic'],
  nature: [
    'nature',
    'forest',
    'tree',
    'plant',
    'garden',
    'flower',
    'weather',
    'rain',
    'ocean',
    'river',
    'mountain',
    'leaf',
    'leaves',
  ],
  colors: ['color', 'colour', 'rainbow', 'crayon', 'purple', 'orange', 'yellow', 'green', 'blue', 'red'],
  creative: [
    'creative',
    'draw',
    'drawing',
    'paint',
    'painting',
    'craft',
    'art',
    'lego',
    'invent',
    'imagine',
    'glue',
    'song',
    'poem',
  ],
  game: ['game', 'play', 'puzzle', 'riddle', 'quiz', 'i spy', 'hide and seek'],
  adventure: ['adventure', 'pirate', 'treasure', 'explore', 'explorer', 'quest', 'journey'],
  fantasy: [
    'fantasy',
    'dragon',
    'fairy',
    'unicorn',
    'magic',
    'magical',
    'wizard',
    'witch',
    'princess',
    'knight',
    'mermaid',
    'monster',
  ],
  classic: ['classic', 'cinderella', 'snow white', 'red riding hood', 'three little pigs', 'goldilocks', 'hansel'],
  hygiene: ['hygiene', 'tooth', 'teeth', 'toothbrush', 'brush', 'wash', 'bath', 'soap', 'potty', 'toilet', 'shower'],
  health: ['health', 'healthy', 'doctor', 'food', 'vegetable', 'fruit', 'exercise', 'eat', 'nutrition', 'meal'],
  emotional: [
    'emotional',
    'feel',
    'feeling',
    'emotion',
    'angry',
    'anger',
    'sad',
    'afraid',
    'scared',
    'fear',
    'worry',
    'worried',
    'tantrum',
    'cry',
    'jealous',
    'shy',
    'lonely',
    'upset',
    'calm',
  ],
  routine: ['routine', 'morning', 'evening', 'habit', 'every day', 'daily', 'getting dressed'],
  schedule: ['schedule', 'calendar', 'timetable', 'plan', 'week'],
  reminder: ['reminder', 'remind', 'remember', 'forget'],
  reward: ['reward', 'sticker', 'praise', 'prize'],
  responsibility: ['responsibility', 'chore', 'tidy', 'duty', 'help at home', 'clean up', 'pocket money'],
  educational: ['learn', 'learning', 'teach', 'school', 'homework', 'lesson', 'education', 'kindergarten', 'preschool'],
  fact: ['fact', 'did you know', 'true that'],
  question: ['why', 'how come', 'what is', 'what are', 'how does', 'how do'],
};

const PATTERNS = Object.entries(TAG_KEYWORDS).map(([tag, keywords]) => {
  const words = keywords.map((keyword) => keyword.replaceAll(' ', '\\s+')).join('|');
  return [tag, new RegExp(`\\b(?:${words})(?:s|es|ed|ing)?\\b`, 'gi')] as const;
});

/** What a talk is about, out of what the user said; out of the replies only where that says nothing. */
export function describeTalk(talk: readonly TalkMessage[]): Description {
  const said = textOf(talk, 'user');
  const own = tagsOf(said);
  const tags = own.length > 0 ? own : tagsOf(textOf(talk, 'assistant'));
  return { title: titleOf(talk), summary: summaryOf(talk), type: typeOf(tags, said), tags };
}

/** Up to six tags, the most often named first. */
export function tagsOf(text: string): string[] {
  return PATTERNS.map(([tag, pattern]) => ({ tag, count: text.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .slice(0, TAGS_MAX)
    .map(({ tag }) => tag);
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

function titleOf(talk: readonly TalkMessage[]): string {
  const lines = talk.filter(({ role }) => role === 'user').map(({ content }) => plainText(content));
  // A greeting names nothing: the first line of some length does.
  const line =
    lines.find((text) => text.length >= 12 && !/^(?:hi|hello|hey|good \w+)\b.{0,12}$/i.test(text)) ?? lines[0];
  if (!line) return 'A talk with Starling';
  const [sentence = line] = line.match(/^.+?[.!?](?=\s|$)/) ?? [line];
  const title = shorten(sentence.replace(/(?<![.!\s])[.!\s]+$/, ''), TITLE_MAX_LENGTH);
  return title === '' ? 'A talk with Starling' : title.charAt(0).toLocaleUpperCase('en') + title.slice(1);
}

function summaryOf(talk: readonly TalkMessage[]): string {
  const asked = plainText(talk.find(({ role }) => role === 'user')?.content ?? '');
  const answered = plainText(talk.find(({ role }) => role === 'assistant')?.content ?? '');
  if (answered === '') return shorten(asked, SUMMARY_MAX_LENGTH);
  const question = shorten(asked, SUMMARY_MAX_LENGTH / 2 - 4);
  return shorten(question === '' ? answered : `${question} – ${answered}`, SUMMARY_MAX_LENGTH);
}

function textOf(talk: readonly TalkMessage[], role: MessageRole): string {
  return talk
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

/** At most so many UTF-16 units, cut between two words where there are some, with an ellipsis. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
