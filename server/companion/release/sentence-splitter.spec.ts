import { SENTENCE_MAX_LENGTH, SentenceSplitter } from './sentence-splitter.js';

function split(text: string, chunkLength = text.length): string[] {
  const splitter = new SentenceSplitter();
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += chunkLength)
    sentences.push(...splitter.push(text.slice(at, at + chunkLength)));
  return [...sentences, splitter.flush()].filter((sentence) => sentence !== '');
}

it.each([
  ['ends sentences at stops', ['Owls hunt at night. ', 'Do you? ', 'Wow! ', 'They do']],
  ['keeps a run of stops together', ['Really?! ', 'Well... ', 'Yes!!!']],
  ['keeps quotes and brackets with their sentence', ['(It is late.) ', '"Go to bed." ', 'He went.']],
  ['goes on where a small letter follows', ['"Stop!" he said. ', 'Then they left.']],
  ['knows abbreviations', ['Ask Dr. Lark, e.g. about owls, mice etc. and more. ', 'Good.']],
  ['knows initials', ['J. K. Rowling wrote it. ', 'Read it.']],
  ['knows abbreviations of other languages', ['Das sind z.B. Eulen bzw. Käuze. ', 'Schau am 3. Oktober!']],
  ['leaves numbers and addresses whole', ['Pi is 3.14 and see www.owls.org/a.b for more. ', 'OK.']],
  ['ends the items of a list', ['Try this:\n', '1. Get a box\n', '2. Paint it\n', '- Dry it\n', '* Play']],
  ['ends headings, quotations and code', ['# Owls\n\n', 'Look here:\n', '```\nowl()\n', '```\n\n', 'Bye']],
  ['lets a sentence run over a line break', ['The owl\nsat still. ', 'Then it\nflew.']],
  ['ends at an empty line', ['A title without a stop\n\n', 'Text']],
  ['knows full-width stops, without white space', ['猫は寝ています。', '犬も寝ています！', 'おやすみ']],
  ['knows the stops of other scripts', ['यह उल्लू है। ', 'ما هذا؟ ', 'End']],
  ['keeps emoji whole', ['Well done! ', '🦉👨‍👩‍👧 Next one. ', 'Bye 👋🏽']],
])('%s', (_name, sentences) => {
  const text = sentences.join('');
  expect(split(text).map((sentence) => sentence.trim())).toEqual(sentences.map((sentence) => sentence.trim()));
  for (const length of [1, 2, 3, 7]) expect(split(text, length).join('')).toBe(text);
});

it('finds the same sentences wherever the chunks are cut', () => {
  const text = 'Hi Dr. Lark! Pi is 3.14.\n1. One, e.g. this\n2. Two\n\n"Why?" she asked. Because… Yes. 猫。犬！ Done';
  const whole = split(text).map((sentence) => sentence.trim());
  for (let length = 1; length < text.length; length += 1) {
    expect(split(text, length).map((sentence) => sentence.trim())).toEqual(whole);
  }
});

it('waits for what follows a stop', () => {
  const splitter = new SentenceSplitter();
  expect(splitter.push('See owls.')).toEqual([]);
  expect(splitter.push('org today. ')).toEqual([]);
  expect(splitter.push('Then')).toEqual(['See owls.org today. ']);
});

it.each([
  ['Owls hunt.', true],
  ['Owls hunt. ', true],
  ['Really?', true],
  ['She said "go!"', true],
  ['猫', false],
  ['Owls hunt', false],
  ['Ask Dr.', false],
  ['Ask Dr. ', false],
  ['Pi is 3.', false],
  ['It was in 2024.', false],
  ['It was in 2024. ', true],
  ['k.i.', false],
  ['', false],
])('says of %j whether it looks like a whole sentence', (text, isWhole) => {
  const splitter = new SentenceSplitter();
  splitter.push(text);
  expect(splitter.looksWhole).toBe(isWhole);
});

it('cuts a text without stops behind a comma, else behind a word, else between characters', () => {
  const clauses = split('one two three, '.repeat(60));
  expect(clauses.length).toBeGreaterThan(1);
  for (const clause of clauses.slice(0, -1)) expect(clause).toMatch(/, $/);
  const words = split('word '.repeat(200));
  for (const part of words.slice(0, -1)) expect(part).toMatch(/^(?:word )+$/);
  const family = '👨‍👩‍👧';
  const emoji = split(family.repeat(200));
  for (const part of emoji) expect(part.length % family.length).toBe(0);
  for (const part of [...clauses, ...words, ...emoji])
    expect(part.length).toBeLessThanOrEqual(SENTENCE_MAX_LENGTH + 32);
});
