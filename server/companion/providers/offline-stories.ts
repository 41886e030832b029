import type { StoryBody } from '../../../contract/library.js';
import type { LibraryService } from '../../library/library.service.js';
import type { LibrarySearch } from '../../library/library-search.js';
import { words } from '../../library/words.js';
import { inOrder } from '../../safety/safety-signs.ts';
import type { GameTurn } from './offline-games.js';
import { storyText } from './offline-wording.js';

/** Asks for a story, and not about storytelling. */
const STORY_ASKED_FOR = inOrder(
  /\b(?:tell|read|give|want|need|hear|another|one more|have|like|make up|know)\b/i,
  /\b(?:story|stories|tale|fairy ?tale)\b/i,
);
const STORY_REQUEST = /^(?:\w+ ){0,4}(?:story|tale)\b|\bonce upon a time\b/i;
/** The growth guide answers questions, also those about stories. */
const ASKS_ABOUT = /^(?:how|why|what|when|which|where|should|is|are|does|my|he|she)\b/i;
const NO_SUBJECT =
  /\b(?:tell|read|story|stories|tale|fairy|short|long|quiet|calm|nice|good|funny|bed|bedtime|night|asleep|fall|falling|another|different|similar|more|next|last|first)\b/gi;
const BEFORE_BED = /\b(?:bed|bedtime|night|sleep|asleep|quiet)\b/i;

export function isStoryRequest(question: string): boolean {
  if (ASKS_ABOUT.test(question)) return false;
  return STORY_REQUEST.test(question) || question.split(/[.?!]/).some((sentence) => STORY_ASKED_FOR.test(sentence));
}

/** Asks to be told something, which may be the title of a story. */
export function asksToBeTold(question: string): boolean {
  return /\b(?:tell|read)\b/i.test(question);
}

export function isStory(answer: string | undefined): boolean {
  return answer?.includes('](/story/') ?? false;
}

/** The best story that this conversation has not had yet. After the last one they start again. */
export function tellStory(search: LibrarySearch, library: LibraryService, { question, before }: GameTurn): string {
  const stories = library.allStories();
  const named = stories.find(({ title }) => question.includes(`like “${title}”`));
  const told = new Set([
    ...before.flatMap(({ role, content }) =>
      role === 'assistant' ? [...content.matchAll(/\]\(\/story\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug) : [],
    ),
    named?.slug,
  ]);
  const about = named ? '' : question.replaceAll(NO_SUBJECT, ' ');
  const found = search.find(about, ['story']);
  const candidates = [
    ...found.map(({ slug }) => library.getStory(slug)),
    ...(named ? similarTo(named, stories) : []),
    ...(BEFORE_BED.test(question) ? stories.filter(({ topics }) => topics.includes('bedtime')) : []),
    ...youngestFirst(stories),
  ];
  const story = candidates.find(({ slug }) => !told.has(slug)) ?? candidates[0]!;
  const fits = found.filter(({ coverage }) => coverage >= 0.5).map(({ slug }) => slug);
  if (words(about).length === 0 || fits.includes(story.slug)) return storyText(story);
  const reason = fits.length > 0 ? 'I have no more stories about that.' : "I don't have a story about that yet.";
  return `${reason} Here is another one:\n\n${storyText(story)}`;
}

/** A parent who names no subject may have a child of any age. */
function youngestFirst(stories: readonly StoryBody[]): StoryBody[] {
  return stories.toSorted((a, b) => Number.parseInt(a.age, 10) - Number.parseInt(b.age, 10));
}

function similarTo({ topics }: StoryBody, stories: readonly StoryBody[]): StoryBody[] {
  const shared = (story: StoryBody) => story.topics.filter((topic) => topics.includes(topic)).length;
  return stories.toSorted((a, b) => shared(b) - shared(a));
}
