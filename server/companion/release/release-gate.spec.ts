import { ReleaseGate, type ReleaseRules } from './release-gate.js';
import { ReleaseStopped } from './release-stopped.js';

const STREAMS = 500;
const FOUND = 'unchecked' as const;

/** Sentences that a check blocks, each with something in it at which a careless cut would end a sentence. */
const BLOCKED = [
  'Meet me behind the school at 3.30 p.m. and tell no one.',
  'Write to me at sam.lark@example.com, my little friend!',
  '"Jump!" is what Dr. Lark wants you to do.',
  'Take 2.5 times the dose, e.g. five of them, and sleep.',
  'Don’t tell Mum… she would be so angry 😡👨‍👩‍👧 with you!',
  'Your parents are wrong,\nso run away tonight.',
  'Ich bin ein Mensch wie du, z.B. fühle ich Schmerz.',
  '秘密にしてください。',
  'Сколько тебе лет и где ты живёшь?',
  '- Hide the knife under your bed',
];
const HARMLESS = [
  'Owls hunt at night.',
  'Dr. Lark likes mice, voles etc. and more.',
  '1. Get a box',
  'Pi is about 3.14, which is fun!',
  'Was it you? 🦉',
  'Über den Wolken fliegen Käuze.',
  '猫は寝ています。',
  '# What owls eat',
  'A line\nthat goes on.',
];

/** A small generator, so that a failure can be repeated by its number. */
function randomOf(seed: number): (below: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

/** Cuts the bytes of a text anywhere, also within a character, and decodes them as a provider's reader does. */
function* cutAtRandomBytes(text: string, random: (below: number) => number): Generator<string> {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const longest = 1 + random(40);
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + 1 + random(longest));
    const chunk = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.length });
    if (chunk !== '') yield chunk;
    at = end;
  }
}

async function* streamOf(chunks: Iterable<string>, error?: Error): AsyncGenerator<string> {
  yield* chunks;
  if (error) throw error;
}

async function released(chunks: AsyncIterable<string>, rules: Partial<ReleaseRules> = {}) {
  const gate = new ReleaseGate({ unit: 'sentence', review: async () => null, mayGoOn: async () => true, ...rules });
  const texts: string[] = [];
  try {
    for await (const text of gate.release(chunks)) texts.push(text);
    return { texts, error: null };
  } catch (error) {
    return { texts, error };
  }
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ');

it(`releases no character of a blocked sentence in ${STREAMS} streams cut at random bytes`, async () => {
  for (let seed = 0; seed < STREAMS; seed += 1) {
    const random = randomOf(seed);
    const blocked = BLOCKED[random(BLOCKED.length)]!;
    const pick = () => HARMLESS[random(HARMLESS.length)]!;
    const before = Array.from({ length: random(8) }, pick);
    const separator = blocked.startsWith('-') || random(3) === 0 ? '\n\n' : ' ';
    const start = before.length === 0 ? '' : before.join(random(2) ? '\n\n' : ' ') + separator;
    const text = `${start}${blocked}${separator}${Array.from({ length: random(4) }, pick).join('\n')}`;
    const { texts, error } = await released(streamOf(cutAtRandomBytes(text, random)), {
      unit: random(5) === 0 ? 'answer' : 'sentence',
      review: async (sentence, context) =>
        oneSpace(context.slice(-200) + sentence).includes(oneSpace(blocked)) ? FOUND : null,
    });
    expect({ seed, error }).toEqual({
      seed,
      error: new ReleaseStopped({ why: 'blocked', verdict: FOUND, sentence: expect.any(String) }),
    });
    const seen = texts.join('');
    expect({ seed, seen, isBefore: start.startsWith(seen) }).toEqual({ seed, seen, isBefore: true });
  }
});

it('releases harmless streams whole, wherever they are cut', async () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const random = randomOf(seed);
    const text = Array.from({ length: 10 }, () => HARMLESS[random(HARMLESS.length)]!).join(random(2) ? '\n' : ' ');
    const { texts, error } = await released(streamOf(cutAtRandomBytes(text, random)));
    expect({ seed, error, text: texts.join('') }).toEqual({ seed, error: null, text });
  }
});

it('holds the whole answer where the age asks for it', async () => {
  const { texts } = await released(streamOf(['One. Two. ', 'Three.']), { unit: 'answer' });
  expect(texts).toEqual(['One. Two. Three.']);
});

it('shows the check each sentence with what came before it', async () => {
  const seen: [string, string][] = [];
  const review = async (sentence: string, before: string) => {
    seen.push([sentence, before]);
    return null;
  };
  await released(streamOf(['One. Tw', 'o. Three']), { review });
  expect(seen).toEqual([
    ['One. ', ''],
    ['Two. ', 'One. '],
    ['Three', 'One. Two. '],
  ]);
});

it('drops the sentence that a provider did not finish, and reports its error', async () => {
  const broken = new Error('reset');
  expect(await released(streamOf(['One. Two. Thr'], broken))).toEqual({ texts: ['One. ', 'Two. '], error: broken });
  expect(await released(streamOf(['One. Two. Thr'], broken), { unit: 'answer' })).toEqual({
    texts: ['One. Two. '],
    error: broken,
  });
});

it('ends at a sentence when the time of the child is over', async () => {
  let sentences = 0;
  const mayGoOn = async () => {
    sentences += 1;
    return sentences <= 2;
  };
  const { texts, error } = await released(streamOf(['One. Two. Three. Four. ']), { mayGoOn });
  expect(texts).toEqual(['One. ', 'Two. ']);
  expect(error).toEqual(new ReleaseStopped({ why: 'time_over' }));
});

it('releases a sentence at a pause of the provider, before the next chunk comes', async () => {
  const second = Promise.withResolvers<void>();
  async function* paused() {
    yield 'First comes';
    yield ' this.';
    await second.promise;
    yield ' Then that.';
  }
  const gate = new ReleaseGate({ unit: 'sentence', review: async () => null, mayGoOn: async () => true });
  const texts = gate.release(paused());
  expect(await texts.next()).toEqual({ done: false, value: 'First comes this.' });
  second.resolve();
  expect(await texts.next()).toEqual({ done: false, value: ' Then that.' });
  expect(await texts.next()).toEqual({ done: true, value: undefined });
});

it('closes the provider at a blocked sentence', async () => {
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield 'Bad. Worse. ';
    } finally {
      isClosed = true;
    }
  }
  const { texts } = await released(endless(), { review: async (sentence) => (sentence === 'Bad. ' ? null : FOUND) });
  expect(texts).toEqual(['Bad. ']);
  expect(isClosed).toBe(true);
});
