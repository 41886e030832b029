import { OBFUSCATIONS, obfuscate } from './obfuscate.js';
import { readUnsafe } from './safety-set.js';

const sentences = readUnsafe('measure').filter(({ language }) => language === 'en');

it('writes out each disguise', () => {
  const sentence = { id: 'example-001', text: 'The quick brown fox jumps over the lazy dog' };
  expect(Object.fromEntries(OBFUSCATIONS.map((kind) => [kind, obfuscate(sentence, kind).text]))).toEqual({
    look_alike:
      '\u03c4\u04bbe q\u057d\u03b9c\u043a b\uff52\u0585\uff57n fox ju\uff4dps \u0585v\u0435\u0433 \u03c4\u04bbe \u04cf\uff41z\u04af d\u03bfg',
    leet: '7h3 qu!ck brown f0x jump$ 0v3r th3 lazy do9',
    spaced: 'The q_u_i_c_k brown fox j_u_m_p_s o_v_e_r t_h_e l_a_z_y dog',
    zero_width: 'The qui\u2060ck bro\u200cw\u2060n f\u2060ox j\u200dumps ov\u2060er the l\u00ada\u200czy do\ufeffg',
    typo: 'The quick broown fox jumps over the laazy dog',
  });
});

it.each(OBFUSCATIONS)('%s disguises a sentence in the same way each time, and leaves its labels alone', (kind) => {
  const disguised = sentences.map((sentence) => obfuscate(sentence, kind));
  expect(sentences.map((sentence) => obfuscate(sentence, kind))).toEqual(disguised);
  expect(disguised.map((sentence, index) => ({ ...sentence, text: sentences[index]!.text }))).toEqual(sentences);
});

it.each(OBFUSCATIONS)('%s changes nearly every sentence', (kind) => {
  const unchanged = sentences.filter((sentence) => obfuscate(sentence, kind).text === sentence.text);
  expect(unchanged.length / sentences.length).toBeLessThan(0.05);
});

it('makes at most two typos', () => {
  const typos = sentences.map((sentence) => {
    const before = sentence.text.split(' ');
    return obfuscate(sentence, 'typo')
      .text.split(' ')
      .filter((word, index) => word !== before[index]).length;
  });
  expect(Math.max(...typos)).toBe(2);
});
