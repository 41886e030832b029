import { SENSITIVE_TOPICS } from '../../contract/controls.js';
import { HARMLESS_PHRASES, SENSITIVE_WORDS } from './sensitive-words.js';
import { topicsOf } from './topics-of.js';

it.each([
  ['Why do people die?', ['death', 'question']],
  ['Where do babies come from?', ['body']],
  ['Is there a god?', ['religion']],
  ['What is the war in the news about?', ['news', 'question']],
  ['Do you have a boyfriend?', ['dating']],
  ['How much MONEY does mum earn?', ['money']],
  ['Did the dinosaur go to heaven when it died?', ['death', 'religion', 'dinosaurs']],
  ['Tell me a story about a fox', ['story', 'animals']],
  ['What is Star Wars about?', ['question']],
  ['Why did the dinosaurs die out?', ['dinosaurs', 'question']],
  ['My diet is fine, and somebody prays', ['religion']],
  ['Hello', []],
])('%j is about %j', (text, topics) => {
  expect(topicsOf(text)).toEqual(topics);
});

it('reads letters of other forms, such as full-width ones', () => {
  expect(topicsOf('ｄｅａｔｈ')).toEqual(['death']);
});

it('has words of letters and spaces alone for each sensitive topic', () => {
  expect(Object.keys(SENSITIVE_WORDS)).toEqual([...SENSITIVE_TOPICS]);
  const words = [...Object.values(SENSITIVE_WORDS).flat(), ...HARMLESS_PHRASES];
  expect(words.filter((word) => !/^[a-z]+(?: [a-z]+)*$/.test(word))).toEqual([]);
});
