import { readFileSync } from 'node:fs';
import { TAG_COLORS } from '../../contract/conversations.js';
import { TAG_KEYWORDS } from '../topics/tag-words.js';
import type { PromptHistoryMessage } from './prompt.js';
import { noAnswer } from './providers/offline-wording.js';
import { describeHistory, tagsOf } from './titles-from-text.js';

const user = (content: string): PromptHistoryMessage => ({ role: 'user', content });
const assistant = (content: string): PromptHistoryMessage => ({ role: 'assistant', content });

it('knows keywords for every topic tag, and for no other', () => {
  expect(Object.keys(TAG_KEYWORDS).sort()).toEqual(Object.keys(TAG_COLORS).sort());
});

it('has the same keywords as docs/topic-tags.md', () => {
  const published = readFileSync(new URL('../../docs/topic-tags.md', import.meta.url), 'utf8');
  for (const [tag, keywords] of Object.entries(TAG_KEYWORDS)) {
    expect(published).toContain(`| ${tag} | ${keywords.join(', ')} |`);
  }
});

describe('a title', () => {
  it.each([
    ['how do we make bedtime calmer? He never sleeps.', 'How do we make bedtime calmer?'],
    ['Tell us a story.', 'Tell us a story'],
    ['# **Brushing** [teeth](http://example.org)', 'Brushing teeth'],
    ['<img src=x onerror=alert(1)>My son is shy', 'My son is shy'],
    ['one\ntwo\u2028three four five', 'One two three four five'],
    ['https://www.example.org/shoes are these any good?', 'https://www.example.org/shoes are these any good?'],
    ['www.example.org has shoes', 'www.example.org has shoes'],
    ['***', 'A talk with Starling'],
    ['', 'A talk with Starling'],
  ])('of %j is %j', (content, title) => {
    expect(describeHistory([user(content)]).title).toBe(title);
  });

  it('of messages without words is in the language of the reader', () => {
    const titles = (['de', 'es'] as const).map((language) => describeHistory([user('***')], undefined, language).title);
    expect(titles).toEqual(['Ein Gespräch mit Starling', 'Una conversación con Starling']);
  });

  it('skips a greeting', () => {
    expect(
      describeHistory([user('Hello there!'), assistant('Hi'), user('What helps against fear of the dark?')]).title,
    ).toBe('What helps against fear of the dark?');
  });

  it('is at most sixty characters, cut between words and never within a surrogate pair', () => {
    const { title } = describeHistory([user(`My ${'very '.repeat(30)}long question`)]);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(/very…$/);
    const emoji = describeHistory([user('🐣'.repeat(100))]).title;
    expect(emoji.length).toBeLessThanOrEqual(60);
    expect(emoji.isWellFormed()).toBe(true);
  });
});

it('a summary holds question and answer in at most 200 characters', () => {
  const { summary } = describeHistory([
    user('Why is it dark at night?'),
    assistant(`Because **our part** turns. ${'And '.repeat(200)}`),
  ]);
  expect(summary).toMatch(/^Why is it dark at night\? – Because our part turns\./);
  expect(summary.length).toBeLessThanOrEqual(200);
});

describe('tags', () => {
  it.each([
    ['Tell us a bedtime story about a dinosaur', ['story', 'bedtime', 'dinosaurs']],
    ['How can we practise counting and shapes?', ['counting', 'shapes']],
    ['He is scared and cries when I wash his hair', ['emotional', 'hygiene']],
    ['Which colour is the triangle?', ['colors', 'shapes']],
    ['Thank you!', []],
  ])('of %j hold %j', (text, tags) => {
    expect(tagsOf(text)).toEqual(expect.arrayContaining(tags));
  });

  it('are at most six, the most frequent first', () => {
    const tags = tagsOf('dinosaur dinosaur story count shape word write science dog draw play');
    expect(tags).toHaveLength(6);
    expect(tags[0]).toBe('dinosaurs');
  });

  it('come from the page that a reply comes from, and from no other word of it', () => {
    const topicsOf = (address: string) => (address === '/library/big-feelings' ? ['emotional'] : ['story', 'bedtime']);
    const tags = (asked: string, answered: string) =>
      describeHistory([user(asked), assistant(answered)], topicsOf).tags;
    expect(tags('Hm', 'A dragon counts')).toEqual([]);
    expect(tags('He screams', 'Stay close.\n\nFrom the growth guide: [Tantrums](/library/big-feelings).')).toEqual([
      'emotional',
    ]);
    expect(
      tags('A tale of a dragon', '# Ida\n\n*From [Stories](/story/ida). Say “another” for the next one.*'),
    ).toEqual(['story', 'bedtime', 'fantasy']);
    expect(tags('Hello', noAnswer([{ slug: 'big-feelings', title: 'Tantrums' }]))).toEqual([]);
  });

  it.each([
    ['She only eats pasta and will not touch anything green', 'colors'],
    ['I cannot bear it, last week she bit me every morning', 'animals'],
    ['I cannot bear it, last week she bit me every morning', 'schedule'],
    ['I cannot bear it, last week she bit me every morning', 'routine'],
    ['I do not remember what sort of help she needs', 'reminder'],
    ['In other words, he needs space', 'science'],
  ])('of %j do not hold %s', (text, tag) => {
    expect(tagsOf(text)).not.toContain(tag);
  });

  it('are vague only where nothing says more', () => {
    expect(tagsOf('Why does she cry at school?')).toEqual(['emotional']);
    expect(tagsOf('Why is that?')).toEqual(['question']);
  });
});

it.each([
  ['Tell us a story about counting', 'storytelling'],
  ['What shall we draw today?', 'creative'],
  ['How do I teach my son to write letters?', 'educational'],
  ['I am tired', 'casual'],
])('the type of %j is %s', (text, type) => {
  expect(describeHistory([user(text)]).type).toBe(type);
});
