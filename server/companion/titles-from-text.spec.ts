import { readFileSync } from 'node:fs';
import { TAG_COLORS } from '../../contract/conversations.js';
import { describeTalk, TAG_KEYWORDS, type TalkMessage, tagsOf } from './titles-from-text.js';

const user = (content: string): TalkMessage => ({ role: 'user', content });
const assistant = (content: string): TalkMessage => ({ role: 'assistant', content });

it('knows keywords for every topic tag, and for no other', () => {
  expect(Object.keys(TAG_KEYWORDS).sort()).toEqual(Object.keys(TAG_COLORS).sort());
});

it('has its keywords published as they are', () => {
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
    ['***', 'A talk with Starling'],
    ['', 'A talk with Starling'],
  ])('of %j is %j', (content, title) => {
    expect(describeTalk([user(content)]).title).toBe(title);
  });

  it('skips a greeting', () => {
    expect(
      describeTalk([user('Hello there!'), assistant('Hi'), user('What helps against fear of the dark?')]).title,
    ).toBe('What helps against fear of the dark?');
  });

  it('is at most sixty characters, cut between words, and never within a pair', () => {
    const { title } = describeTalk([user(`My ${'very '.repeat(30)}long question`)]);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).toMatch(/very…$/);
    const emoji = describeTalk([user('🐣'.repeat(100))]).title;
    expect(emoji.length).toBeLessThanOrEqual(60);
    expect(emoji.isWellFormed()).toBe(true);
  });
});

it('a summary holds question and answer in at most 200 characters', () => {
  const { summary } = describeTalk([
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

  it('are at most six, the most often named first', () => {
    const tags = tagsOf('dinosaur dinosaur story count shape word write science dog draw play');
    expect(tags).toHaveLength(6);
    expect(tags[0]).toBe('dinosaurs');
  });

  it('come from the replies only where the user named none', () => {
    expect(describeTalk([user('Hm'), assistant('A dragon counts')]).tags).toEqual(
      expect.arrayContaining(['fantasy', 'counting']),
    );
    expect(describeTalk([user('Shapes, please'), assistant('A dragon counts')]).tags).toEqual(['shapes']);
  });
});

it.each([
  ['Tell us a story about counting', 'storytelling'],
  ['What shall we draw today?', 'creative'],
  ['How do I teach my son to write letters?', 'educational'],
  ['I am tired', 'casual'],
])('the type of %j is %s', (text, type) => {
  expect(describeTalk([user(text)]).type).toBe(type);
});
