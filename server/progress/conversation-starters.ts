import type { AgeBand } from '../../contract/children.js';

/** Two openings for a topic: one for young children, one for older ones. */
interface Openings {
  readonly young: readonly string[];
  readonly older: readonly string[];
}

const YOUNG_BANDS: readonly AgeBand[] = ['0_5', '6_9'];
export const STARTERS = 2;

const ABOUT_ANYTHING: Openings = {
  young: [
    'What made you laugh this week?',
    'If you could show me one thing today, what would it be?',
    'What would you like to find out together?',
    'Which part of the day did you like best?',
  ],
  older: [
    'What is something you found out that most grown-ups do not know?',
    'Which question did you not get a good answer to yet?',
    'What would you like to be able to do by summer?',
    'What should I ask you about more often?',
  ],
};

/** By topic tag. Questions about numbers, words and so on share their openings. */
const BY_TOPIC: Readonly<Record<string, Openings>> = {
  animals: {
    young: ['Which animal would you like to be for one day?', 'Which animal do you know best? Tell me three things.'],
    older: ['Which animal has the cleverest trick to stay alive?', 'Which animal should more people care about?'],
  },
  nature: {
    young: ['What could we look for outside tomorrow?', 'What grows near our front door?'],
    older: ['What has changed outside since last month?', 'Which place outdoors would you show a visitor?'],
  },
  science: {
    young: ['What could we try out in the kitchen?', 'What do you think is inside a cloud?'],
    older: ['Which experiment would you like to try at home?', 'What is a question that science has not solved?'],
  },
  dinosaurs: {
    young: ['Which dinosaur would fit into our kitchen?', 'What would a dinosaur eat for breakfast?'],
    older: ['How do we know what dinosaurs looked like?', 'Which dinosaur do films get wrong?'],
  },
  counting: {
    young: ['How many steps is it to the front door? Shall we count?', 'What do we have exactly four of?'],
    older: ['Where did you need numbers today?', 'How would you count all the leaves of a tree?'],
  },
  math: {
    young: ['How can we share five biscuits fairly?', 'What do we have exactly four of?'],
    older: ['Which sum do you do in a way of your own?', 'Where did you need numbers today?'],
  },
  shapes: {
    young: ['Which shapes can you see from here?', 'What is round in this room?'],
    older: ['Which shape would you build a house with?', 'Why are wheels round and tiles not?'],
  },
  vocabulary: {
    young: ['Which new word do you like the sound of?', 'Can we invent a word for something?'],
    older: ['Which word did you learn that I may not know?', 'Which word is missing in our language?'],
  },
  writing: {
    young: ['Whom could we write a little letter to?', 'Which letter is the hardest to write?'],
    older: ['What would you write a book about?', 'Would you read me a sentence that you like?'],
  },
  story: {
    young: ['Who was the bravest in the story?', 'How would you end the story?'],
    older: ['Which character would you have advised differently?', 'Which story should be made into a film?'],
  },
  emotional: {
    young: ['When did you feel proud this week?', 'What helps you when you are cross?'],
    older: ['What was hard this week, and what helped?', 'What do you wish people noticed about you?'],
  },
  health: {
    young: ['What makes your body feel strong?', 'Which vegetable is the funniest?'],
    older: ['What helps you sleep well?', 'What do you do when you need a rest?'],
  },
  creative: {
    young: ['What shall we make together?', 'What would you paint on a very big wall?'],
    older: ['What would you make if you had a whole free day?', 'Which of your ideas should we try out?'],
  },
};

/**
 * Two questions for a talk at the table: about the topics that came up most, else about anything. The same `seed` gives the
 * same questions.
 */
export function conversationStarters(tags: readonly string[], band: AgeBand, seed: string): string[] {
  const age = YOUNG_BANDS.includes(band) ? 'young' : 'older';
  const known = tags.flatMap((tag) => (Object.hasOwn(BY_TOPIC, tag) ? [BY_TOPIC[tag]![age]] : []));
  const lists = [...known, ABOUT_ANYTHING[age], ABOUT_ANYTHING[age]];
  const chosen = new Set<string>();
  for (const list of lists) {
    const free = list.filter((text) => !chosen.has(text));
    const text = free[numberOf(seed) % free.length];
    if (text !== undefined) chosen.add(text);
    if (chosen.size === STARTERS) break;
  }
  return [...chosen];
}

/** A small number that depends on every character (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
