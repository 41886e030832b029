import { deltaFrame } from './frames.js';
import { GrowingText } from './growing-text.js';

const reply = { assistantMessageId: 'answer', replyTo: 'question' };
const frame = (content: string) =>
  Buffer.from(JSON.stringify(deltaFrame('talk', reply, { content, offset: 0, seq: 0, isFinal: false })));

it('reads the texts of frames as they were written', () => {
  const text = new GrowingText();
  const parts = [
    'one\ntwo',
    '🐦 \u2028 ü \\ "quoted" \\"',
    '',
    '","conversation_id":"nobody"',
    '\\","conversation_id":"',
    'x'.repeat(5_000),
    ...Array.from({ length: 300 }, (_, n) => ` ${n}`),
  ];
  for (const part of parts) text.add(frame(part));
  expect(text.toString()).toBe(parts.join(''));
});

it('reads a frame whose fields come in another order', () => {
  const text = new GrowingText();
  text.add(Buffer.from('{"content":"a \\"b\\"","type":"assistant_delta"}'));
  text.add(Buffer.from('{"type":"assistant_delta","content":"\\n","metadata":{}}'));
  text.add(Buffer.from('{"content":"!"}'));
  expect(text.toString()).toBe('a "b"\n!');
});

it('copies the bytes, because those that brought a frame are used again', () => {
  const text = new GrowingText();
  const packet = frame('before');
  text.add(packet);
  packet.fill(0);
  expect(text.toString()).toBe('before');
});

it('is empty at first and after it was cleared, and takes texts again', () => {
  const text = new GrowingText();
  expect(text.toString()).toBe('');
  text.add(frame('old'));
  text.clear();
  expect(text.toString()).toBe('');
  text.add(frame('new'));
  expect(text.toString()).toBe('new');
  text.startWith('from "here"');
  text.add(frame(' on'));
  expect(text.toString()).toBe('from "here" on');
});
