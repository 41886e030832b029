import type { StoryBody } from '../../../contract/library.js';
import type { LibraryService } from '../../library/library.service.js';
import type { LibrarySearch } from '../../library/library-search.js';
import { inOrder } from '../safety-signs.ts';
import type { GameTurn } from './offline-games.js';

/** Asking to be told one, not asking about storytelling. */
const STORY_ASKED_FOR = inOrder(
  /\b(?:tell|read|give|want|need|hear|another|one more|have|like|make up|know)\b/i,
  /\b(?:story|stories|tale|fairy ?tale)\b/i,
);
const STORY_REQUEST = /^(?:\w+ ){0,4}(?:story|tale)\b|\bonce upon a time\b/i;
/** A question about stories, or about anything else, is for the guide. */
const ASKS_ABOUT = /^(?:how|why|what|when|which|where|should|is|are|does|my|he|she)\b/i;
const YES_PLEASE = /^(?:yes|yes please|please|another one|one more|another|more|again|ok|okay|sure)\b[!. ]*$/i;

export function isStoryRequest(question: string): boolean {
  if (ASKS_ABOUT.test(question)) return false;
  return STORY_REQUEST.test(question) || question.split(/[.?!]/).some((sentence) => STORY_ASKED_FOR.test(sentence));
}

/** True where the last thing Starling said was a story, and this asks for the next. */
export function asksForNextStory({ question, before }: GameTurn): boolean {
  return YES_PLEASE.test(question) && (before.at(-1)?.content.includes('](/story/') ?? false);
}

/** Asking to be told something, which may be a story that goes by its title. */
export function asksToBeTold(question: string): boolean {
  return /\b(?:tell|read)\b/i.test(question);
}

/** The best fitting story that this conversation has not heard; when all are told, they begin again. */
export function findStory(search: LibrarySearch, library: LibraryService, { question, before }: GameTurn): StoryBody {
  const told = new Set(
    before.flatMap(({ role, content }) =>
      role === 'assistant' ? [...content.matchAll(/\]\(\/story\/([a-z0-9-]+)\)/g)].map(([, slug]) => slug) : [],
    ),
  );
  const about = question.replaceAll(
    /\b(?:tell|read|story|stories|tale|fairy|short|long|quiet|nice|funny|asleep|fall|falling)\b/gi,
    ' ',
  );
  const candidates = [
    ...search.find(about, ['story']).map(({ slug }) => library.getStory(slug)),
    ...(/\b(?:bed|bedtime|night|sleep|asleep|quiet)\b/i.test(question)
      ? library.allStories().filter((story) => story.topics.includes('bedtime'))
      : []),
    ...library.allStories(),
  ];
  return candidates.find((story) => !told.has(story.slug)) ?? candidates[0]!;
}
