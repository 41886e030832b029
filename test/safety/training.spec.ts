import { writeFileSync } from 'node:fs';
import { EXCLUDED_FILE, hashOf, readExamples, readTrainingFolder } from '../../scripts/safety-training/examples.ts';
import { trainedOn } from '../../scripts/safety-training/trained-on.ts';
import { safetyModel } from '../../server/safety/model/with-model.ts';
import { likeAny } from './likeness.js';
import { readSet } from './safety-set.js';

/** At this share of common words, training on a sentence would spoil the measurement. */
const TOO_SIMILAR = 0.7;

it('trains on no sentence that is equal or nearly equal to one of the measuring part', () => {
  const measured = readSet('measure').map(({ text }) => text);
  if (process.env['SAFETY_TRAINING'] === 'write') {
    const texts = readTrainingFolder().map(({ text }) => text);
    const hashes = likeAny(texts, measured, TOO_SIMILAR).map((index) => hashOf(texts[index]!));
    writeFileSync(EXCLUDED_FILE, `${JSON.stringify([...new Set(hashes)].sort(), null, 2)}\n`);
  }
  const texts = readExamples()
    .filter(({ isTune }) => !isTune)
    .map(({ text }) => text);
  // A number only: the sentences of the measuring part are for tests alone.
  expect(likeAny(texts, measured, TOO_SIMILAR).length).toBe(0);
});

it('ships weights that belong to the committed sentences, lists of words and trainer', () => {
  expect(safetyModel().header.trainedOn).toBe(trainedOn());
});
