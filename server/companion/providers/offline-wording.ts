import type { StoryBody } from '../../../contract/library.js';
import { pattern } from '../../safety/pattern.ts';

/** Told once in a conversation. */
export const GUIDE_MODE =
  'Built-in guide mode: I work offline, with the growth guide, the stories and the games that came with me.';

/** Begins the line that names the page of an answer. Follow-up questions find the page by it. */
export const SOURCE = 'From the growth guide: ';

interface Page {
  slug: string;
  title: string;
}

export function linkTo({ title, slug }: Page): string {
  return `[${title}](/library/${slug})`;
}

export function listOf(pages: readonly Page[]): string {
  return pages.map((page) => `- ${linkTo(page)}`).join('\n');
}

export function storyText({ slug, title, body }: StoryBody): string {
  return [`# ${title}`, body, `*${STORY_SOURCE}/story/${slug}). Say “another” for the next one.*`].join('\n\n');
}

const STORY_SOURCE = 'From [Stories](';

/** The addresses of the guide or the story that an answer of this companion comes from. */
export function sourcesOf(answer: string): string[] {
  return answer.split('\n').flatMap((line) => {
    const begin = line.indexOf(line.includes(SOURCE) ? SOURCE : STORY_SOURCE);
    const open = begin < 0 ? -1 : line.indexOf('(/', begin);
    const close = line.indexOf(')', open);
    return open < 0 || close < 0 ? [] : [line.slice(open + 1, close)];
  });
}

export function noAnswer(pages: readonly Page[]): string {
  return [
    "I don't have a good answer to that. Try one of these:",
    listOf(pages),
    'Or say *tell us a story* or *let us play a counting game*.',
  ].join('\n\n');
}

export function aboutHealth(): string {
  return [
    'This is a question about health. I am a program and cannot see your child, so I am the wrong one to answer it.',
    'Please call your doctor, your nurse line or a pharmacy; they know the right questions. **If it is urgent, call your emergency number now.**',
    'I am here afterwards, for a quiet story or an idea for a day in bed.',
  ].join('\n\n');
}

const THANKS = pattern`
  ^((ok|okay|great|good|lovely|perfect|no) )?(thanks|thank you|many thanks)
  ( (so much|very much|a lot|again|starling|for (that|this|everything|(your|the) (help|advice|story|idea))
  |(that|this|it) (helps|helped|worked|was (good|great|lovely|helpful))))*$`;
const GOODBYE = pattern`
  ^((ok|okay|thanks|thank you) )?(bye|goodbye|good night|see you|night night)
  ( (bye|for now|now|then|later|soon|tomorrow|starling|and thanks|and thank you))*$`;
const ABOUT_STARLING = pattern`
  ^((hi|hello|hey|ok|so|and|but|please|starling) )*
  (who are you|what are you|what can you do( for (me|us))?|((can|could|will) you )?(please )?help me
  |are you ((an?|the|really|real|or|human|person|robot|ai|bot|computer|program|machine) )*
  (real|human|person|robot|ai|bot|computer|program|machine))
  ( (starling|really|exactly|please))*$`;

/**
 * The answer to a greeting, to thanks, or to a question about Starling; `null` if the message is none of these. A message that
 * says anything else, too, gets none: that part matters more.
 */
export function smallTalk(question: string): string | null {
  const said = plainWords(question);
  if (/^(hi|hello|hey|good (morning|afternoon|evening)|hello starling|hi starling|hey starling)$/.test(said)) {
    return `Hello, and welcome. I am Starling. Ask me about your day with your child, or say *tell us a story*.`;
  }
  if (THANKS.test(said)) {
    return 'You are very welcome. Small steps count, and you have just made one. I am here when you need the next.';
  }
  if (/^(ok|okay|good|great|all right|i see|no|nope|no thanks?|no thank you|not now|nothing|thats all)$/.test(said)) {
    return 'All right. I am here when you need me.';
  }
  if (GOODBYE.test(said)) {
    return 'Good night, and be kind to yourself. I will be here when you come back.';
  }
  if (ABOUT_STARLING.test(said)) {
    return [
      'I am Starling, a companion for parents. I am a computer program, an AI, and no human.',
      'Ask me about routines, feelings, sleep, food, learning or play; ask for a story; or say *let us play a counting game*.',
    ].join('\n\n');
  }
  return null;
}

/** A message in lower case, without punctuation. */
export function plainWords(message: string): string {
  return message
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
