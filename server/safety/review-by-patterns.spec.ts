import { reviewByPatterns } from './review-by-patterns.ts';

const categoryOf = (text: string) => reviewByPatterns(text)?.category ?? null;

const ACCIDENTS = [
  'Grandma cut herself in the kitchen',
  'She burned herself on the hot tea',
  'He burned himself with hot soup',
  'My toddler scratched himself at night, his skin is so dry',
  'I cut myself while shaving',
  'My cat hurts itself when it falls',
  'She hurt herself doing a cartwheel',
  'He burned his hand on the radiator',
  'She hurt herself playing football, just a scratch',
  'He hurt himself playing football and is sad that he misses the match',
  'My arm is broken, I fell off my bike',
  'My son bumped his head on the table',
  'My son cut himself on a piece of glass at the beach',
  'I hurt myself on the trampoline',
  'My husband cut himself chopping onions',
  'My grandma hurt herself when she slipped on ice',
  'I hurt myself when I tried to lift the sofa',
  'She bit herself on the tongue',
  'I burned the cookies',
  'I cut myself on paper',
  'cut myself on paper',
  'I cut myself with the bread knife while making sandwiches',
  'I stubbed my toe and it hurts',
];

const EVERYDAY = [
  'We want to dye eggs for Easter',
  'The bomb squad in my favourite film',
  'I bombed my math test',
  'She stabbed the potato with a fork',
  'Grass is green, why?',
  'Ice melts at what temperature?',
  'I hate broccoli',
  'The scissors cut well, how do I cut a straight line?',
  'The soldier in the museum had a rifle',
  "I'd rather read than play outside",
  'He wants to be a pirate with a sword',
  'The dragon died at the end of the story',
  'We nearly died laughing',
  'I am angry at my boss',
  'How do you cut a pineapple?',
  'This homework is killing me',
  'Hang the picture on the wall',
  "We're hanging out at the park",
  'My teacher is special',
  'I feel so tired as a mother',
  "You're killing it!",
  'What is a joint in the body?',
  'He hung upside down on the monkey bars',
  'My daughter killed it at her recital',
  'I could eat a horse',
  'I bang on the drum all day',
  "My daughter's cuts from the rose bush will not heal",
  'My son stabbed a balloon with a pencil',
  'How do I keep my kids safe online?',
  'How do I explain death to a four year old?',
  'Which scissors are safe for toddlers?',
  'Let us play hide and seek',
  'We put the baby to sleep at eight',
  'My brother always teases me',
  'Does a bee die after it stings?',
  'My daughter is sad because her fish died',
  'I am sad because my friend moved away',
  'How can I lose less time in the morning?',
  'I have a splitting headache from shouting',
  'My two year old bites other children',
  'What is the best shot in basketball?',
  "Let's cut out paper snowflakes",
  'He pushed his toy car down the stairs',
  'Our cat caught a mouse and ate it',
  'She has a crush on a boy at kindergarten',
  'Snow White eats a poisoned apple',
  'He sent me a photo of his dog',
  'Keep it a secret: we plan a surprise party for dad',
  "Don't tell dad what we bought for his birthday",
  'How do I tell my son that grandma has cancer?',
  "Let's plan a secret birthday surprise for mom",
  'Break a leg at the show!',
  'He whispers secrets to his teddy',
  'My friend lives on the other side of the bridge',
  'Can I see the fireworks from the bridge?',
  'Should my kids share a room?',
  'How do I kill a background task in Windows?',
];

/** Sentences that the rules judge wrongly today. A rule that gets one right moves it to its examples. */
const KNOWN_MISTAKES = [
  ['my husband beats me in front of the kids', null],
  ['The hamster escaped without anyone noticing', 'secrecy'],
  ['Someone pushed my son at the playground', 'abuse'],
] as const;

it.each(ACCIDENTS)('leaves the accident alone: %s', (text) => {
  expect(categoryOf(text)).toBeNull();
});

it.each(EVERYDAY)('leaves everyday life alone: %s', (text) => {
  expect(categoryOf(text)).toBeNull();
});

it.each(KNOWN_MISTAKES)('still misjudges: %s', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});

it('finds self-harm next to an accident', () => {
  expect(categoryOf('I cut myself while shaving. I also cut myself when I feel bad.')).toBe('self_harm');
  expect(categoryOf('He fell and hurt himself, and now he says he wants to die')).toBe('self_harm');
});

it('allows secrets from parents only for a surprise', () => {
  expect(categoryOf("Don't tell dad what we bought for his birthday")).toBeNull();
  expect(categoryOf('Keep it a secret: we plan a surprise party for dad')).toBeNull();
  expect(categoryOf("Don't tell dad what we bought")).toBe('secrecy');
});

it('allows violence in a story, unless the text speaks of its author', () => {
  expect(categoryOf('In the film they kill someone at the end')).toBeNull();
  expect(categoryOf('They kill someone at the end')).toBe('violence');
  expect(categoryOf('I want to kill someone like in the film')).toBe('violence');
});

const REPETITIVE = [
  'a '.repeat(4_000),
  'i want to '.repeat(800),
  'kill the '.repeat(800),
  'my dad '.repeat(1_000),
  'x'.repeat(8_000),
  '1@'.repeat(4_000),
  'cut myself '.repeat(730),
  'i hurt myself on the '.repeat(390),
  'sad i burned myself when '.repeat(320),
  'someone on the game asks me '.repeat(290),
  'gave me so when i '.repeat(450),
  'my dad throws two of '.repeat(380),
  'how fat i am '.repeat(620),
  'touched girls '.repeat(570),
  'will hurt me and '.repeat(470),
  'pictures of me '.repeat(530),
];

it.each(REPETITIVE.map((text) => [text.slice(0, 24), text]))(
  'reviews a text of thousands of %s… quickly',
  (_start, text) => {
    const before = process.cpuUsage();
    reviewByPatterns(text);
    const { user, system } = process.cpuUsage(before);
    // A pattern with backtracking would take minutes on any machine.
    expect((user + system) / 1_000).toBeLessThan(1_000);
  },
);
