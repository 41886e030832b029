import type { AgeBand } from '../../../contract/children.js';
import type { StoryBody } from '../../../contract/library.js';
import type { LibraryService } from '../../library/library.service.js';
import type { LibrarySearch } from '../../library/library-search.js';
import type { GameTurn } from './offline-games.js';
import { asksToBeTold, isStoryRequest } from './offline-stories.js';
import { plainWords } from './offline-wording.js';

/** Years, both included. */
const AGES: Readonly<Record<AgeBand, readonly [from: number, to: number]>> = {
  '0_5': [0, 5],
  '6_9': [6, 9],
  '10_12': [10, 12],
  '13_15': [13, 15],
  '16_17': [16, 17],
};

const IS_SMALL: Readonly<Record<AgeBand, boolean>> = {
  '0_5': true,
  '6_9': true,
  '10_12': false,
  '13_15': false,
  '16_17': false,
};

/** Told once in a conversation with a child. */
export const CHILD_GUIDE_MODE = 'I work without the internet now. I know stories and games.';

const GREETING = /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hello starling|hi starling|hey starling)$/;
const THANKS = /^(?:thanks|thank you)(?: (?:so much|very much|a lot|starling))?$/;
const GOODBYE = /^(?:bye|goodbye|good night|see you)(?: (?:bye|starling|tomorrow))?$/;
const ABOUT_STARLING =
  /^(?:who|what) are you$|^are you (?:a |an )?(?:real|human|person|robot|ai|computer|friend|my friend)\b/;

/** The greeting, thanks or question about Starling of a child; `null` if the message is none of these. */
export function childSmallTalk(question: string): string | null {
  const said = plainWords(question);
  if (GREETING.test(said)) return 'Hello! I am Starling, a learning helper. Do you want a story or a game?';
  if (THANKS.test(said)) return 'You are welcome.';
  if (GOODBYE.test(said)) return 'Goodbye!';
  if (ABOUT_STARLING.test(said)) {
    return 'I am Starling, a learning helper. I am a computer program, not a person. I can be wrong, so ask a grown-up too.';
  }
  return null;
}

export function aboutChildHealth(): string {
  return 'Please tell a grown-up near you now. A grown-up can look and help. If nobody is there and it is very bad, call the emergency number.';
}

/** A story that suits the age and that this conversation has not had yet; `null` if the child asked for no story. */
export function storyForChild(
  search: LibrarySearch,
  library: LibraryService,
  { question, before }: GameTurn,
  band: AgeBand,
): string | null {
  if (!isStoryRequest(question) && !asksToBeTold(question)) return null;
  const told = before.map(({ content }) => content).join('\n');
  const stories = storiesFor(library, band);
  const found = search.find(question, ['story']).flatMap(({ slug }) => stories.filter((story) => story.slug === slug));
  const story = [...found, ...stories].find(({ slug }) => !told.includes(`(/story/${slug})`)) ?? stories[0];
  if (!story) return null;
  return [
    `# ${story.title}`,
    story.body,
    `*From [Stories](/story/${story.slug}). Say “another” for the next one.*`,
  ].join('\n\n');
}

/** What a child reads where there is no answer: no page for parents, and no guess. */
export function noAnswerForChild(band: AgeBand): string {
  if (IS_SMALL[band]) {
    return 'I do not know that here. You can ask a grown-up. Or say *tell me a story* or *let us play a counting game*.';
  }
  return [
    'I have no good answer to that while I work without the internet. A grown-up or a book can help.',
    'I can tell a story or play a game: say *tell me a story* or *let us play a riddle game*.',
  ].join('\n\n');
}

/** The stories whose ages meet the band; for older children those for the oldest. */
function storiesFor(library: LibraryService, band: AgeBand): StoryBody[] {
  const [from, to] = AGES[band];
  const stories = library.allStories();
  const agesOf = ({ age }: StoryBody) => age.split('-').map(Number) as [number, number];
  const fitting = stories.filter((story) => {
    const [youngest, oldest] = agesOf(story);
    return youngest <= to && oldest >= from;
  });
  if (fitting.length > 0) return fitting;
  const oldest = Math.max(...stories.map((story) => agesOf(story)[1]));
  return stories.filter((story) => agesOf(story)[1] === oldest);
}
