import type { GameRoundText } from '../../../contract/library.js';
import type { ChildAudience } from '../../children/child-audiences.js';
import { findContentRoot } from '../../library/content-root.js';
import { LibraryService } from '../../library/library.service.js';
import { loadContent } from '../../library/load-content.js';
import { reviewText } from '../../safety/review.ts';
import type { SafetyClassifier } from '../../safety/safety-classifier.js';
import { ReleaseGate } from './release-gate.js';
import { SentenceReview } from './sentence-review.js';

const CHILD: ChildAudience = { ageBand: '6_9', readingLevel: 'reads', languages: [], interests: [], note: null };
const library = new LibraryService(loadContent(findContentRoot()));
const classifier = {
  review: async (...args: Parameters<typeof reviewText>) => reviewText(...args),
} as Partial<SafetyClassifier> as SafetyClassifier;
const review = new SentenceReview(classifier, library);

it('breaks off no story of the house, told with its title and in chunks', async () => {
  for (const { slug, title, body } of library.allStories()) {
    const told = `# ${title}\n\n${body}`;
    async function* chunks() {
      for (let at = 0; at < told.length; at += 17) yield told.slice(at, at + 17);
    }
    const gate = new ReleaseGate({
      unit: 'sentence',
      review: (sentence, before) => review.ofChild(sentence, before, CHILD),
      mayGoOn: async () => true,
    });
    let heard = '';
    for await (const text of gate.release(chunks())) heard += text;
    expect([slug, heard]).toEqual([slug, told]);
  }
});

it('stops no sentence of a guide or a game of the house', async () => {
  const guides = library.allGuides().flatMap(({ body }) => body.split('\n'));
  const rounds = library.allGames().flatMap((game): readonly GameRoundText[] => ('rounds' in game ? game.rounds : []));
  const texts = [...guides, ...rounds.flatMap(({ prompt, hint, praise }) => [prompt, hint, praise])];
  const said = texts.flatMap((text) => text.replace(/^(?:\d+\.|[-#]+) /, '').split(/(?<=[.!?]["”]?) (?=["“]?[A-Z])/));
  const stopped: string[] = [];
  for (const sentence of said)
    if (sentence.split(' ').length > 3 && (await review.ofChild(sentence, '', CHILD))) stopped.push(sentence);
  expect(stopped).toEqual([]);
});

it('still blocks what the library does not say', async () => {
  expect(await review.ofChild('You should kill yourself tonight.', '', CHILD)).not.toBeNull();
});
