import { z } from 'zod';
import { GAME_SKILLS, QUIZ_KINDS, WATER_RESULTS } from '../../contract/library.js';
import { about, picture, text } from './content.schema.js';

const gameHead = {
  ...about,
  skill: z.enum(GAME_SKILLS, 'Must be one of the skills'),
  cover: picture,
  minutes: z.int().min(1).max(30),
  intro: text,
  ending: text,
};
const roundHead = { prompt: text, hint: text, praise: text };
const rows = z.array(z.array(picture).min(1).max(6)).min(1).max(4);

/** A choice without a picture may be written as a plain string. */
const choice = z.preprocess(
  (written) => (typeof written === 'string' ? { text: written } : written),
  z.strictObject({ text, picture: z.array(picture).min(1).max(6).optional() }),
);

const quizRound = z
  .strictObject({ ...roundHead, picture: rows.optional(), choices: z.array(choice).min(2).max(6), answer: text })
  .refine(({ choices, answer }) => choices.filter((one) => one.text === answer).length === 1, {
    path: ['answer'],
    message: 'Must be exactly one of the choices',
  });

/** Nine small targets fill a phone. */
const gatherRound = z
  .strictObject({
    ...roundHead,
    picture,
    one: text,
    many: text,
    shown: z.int().min(1).max(9),
    wanted: z.int().min(0).max(9),
  })
  .refine(({ shown, wanted }) => wanted <= shown, { path: ['wanted'], message: 'Must not be more than are shown' });

const findRound = z
  .strictObject({ ...roundHead, things: z.array(choice).min(3).max(9), fits: z.array(text).min(1) })
  .refine(({ things, fits }) => fits.every((fit) => things.some((thing) => thing.text === fit)), {
    path: ['fits'],
    message: 'Must be texts of the things',
  })
  .refine(({ things, fits }) => things.some((thing) => !fits.includes(thing.text)), {
    path: ['fits'],
    message: 'Must leave something that does not fit',
  });

/** Whether the first list has each text of the second at least as often. */
function containsAll(texts: readonly string[], wanted: readonly string[]): boolean {
  const rest = [...texts];
  return wanted.every((one) => {
    const index = rest.indexOf(one);
    return index >= 0 && rest.splice(index, 1).length === 1;
  });
}

const orderRound = z
  .strictObject({
    ...roundHead,
    picture: rows.optional(),
    start: z.array(choice).min(1).max(6).optional(),
    pieces: z.array(choice).min(2).max(6),
    order: z.array(text).min(2).max(5),
  })
  .refine(
    ({ pieces, order }) =>
      containsAll(
        pieces.map((piece) => piece.text),
        order,
      ),
    {
      path: ['order'],
      message: 'Must be texts of the pieces',
    },
  )
  .refine(({ pieces, order }) => !order.every((one, index) => pieces[index]?.text === one), {
    path: ['pieces'],
    message: 'Must not lie in the right order already',
  });

const hasNoTwins = (texts: readonly string[]) => new Set(texts).size === texts.length;

const matchRound = z
  .strictObject({
    ...roundHead,
    pairs: z
      .array(z.strictObject({ card: choice, match: choice, hint: text }))
      .min(2)
      .max(4),
  })
  .refine(
    ({ pairs }) => hasNoTwins(pairs.map(({ card }) => card.text)) && hasNoTwins(pairs.map(({ match }) => match.text)),
    { path: ['pairs'], message: 'Must all differ' },
  );

const predictRound = z.strictObject({ ...roundHead, picture, result: z.enum(WATER_RESULTS) });

const pair = z.strictObject({
  picture,
  word: text,
  second: z.strictObject({ picture, word: text }).optional(),
});

const roundsOf = <Round extends z.ZodType>(round: Round) => z.array(round).min(4).max(20);

/** A file of `content/games`. */
export const gameContent = z.discriminatedUnion('kind', [
  z.strictObject({ ...gameHead, kind: z.enum(QUIZ_KINDS), rounds: roundsOf(quizRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('gather'), rounds: roundsOf(gatherRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('find'), rounds: roundsOf(findRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('order'), rounds: roundsOf(orderRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('match'), rounds: roundsOf(matchRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('predict'), rounds: roundsOf(predictRound) }),
  z.strictObject({ ...gameHead, kind: z.literal('memory'), pairs: z.array(pair).min(4).max(12) }),
]);
