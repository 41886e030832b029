/** A part of a text between spaces. */
export interface Chunk {
  readonly text: string;
  /** It stands after more than one space, or begins a line. */
  readonly isApart: boolean;
  /** It ends a sentence. */
  readonly isEnd: boolean;
}

const CHUNK = /\S+/g;
const SINGLE = /^[a-z\d@$!|+€]$/;
/** k.i.l.l, k-i-l-l */
const INNER_SEPARATORS = /^[a-z\d@$!](?:[.\-_*·~/\\,|][a-z\d@$!]){2,}$/;
const SEPARATORS = /[.\-_*·~/\\,|]/g;
const SPACED_MIN = 3;

/** The parts of a folded text. Letters that were spaced out are joined again, with their words run together where unknown. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(CHUNK)) {
    const gap = text.slice(end, index);
    end = index + raw.length;
    if (gap.includes('\n') && chunks.length > 0) chunks.push({ text: '', isApart: true, isEnd: true });
    // A sign of exclamation that stands alone is an `i` in disguise.
    const plain = raw === '!' ? raw : trimmed(raw);
    const joined = INNER_SEPARATORS.test(plain) ? plain.replace(SEPARATORS, '') : plain;
    chunks.push({ text: joined, isApart: gap.length > 1, isEnd: raw !== '!' && /[.!?;:…][)"'\]]*$/.test(raw) });
  }
  return withoutSpacing(chunks);
}

/** Without the signs around it; `$ex` and `sh!t` keep theirs. */
function trimmed(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && !/[a-z\d@$#+*\p{L}]/u.test(raw.charAt(start)) && !isLetterSign(raw, start)) start += 1;
  while (end > start && !/[a-z\d$@*\p{L}]/u.test(raw.charAt(end - 1))) end -= 1;
  return raw.slice(start, end);
}

/** `!n` */
function isLetterSign(raw: string, index: number): boolean {
  return raw.charAt(index) === '!' && /[a-z\d@$]/.test(raw.charAt(index + 1));
}

function withoutSpacing(chunks: readonly Chunk[]): Chunk[] {
  const joined: Chunk[] = [];
  let run: Chunk[] = [];
  const close = (): void => {
    const letters = run.filter(({ text }) => /[a-z]/.test(text)).length;
    if (run.length >= SPACED_MIN && letters * 2 > run.length) joined.push(...wordsOf(run));
    else joined.push(...run);
    run = [];
  };
  for (const chunk of chunks) {
    const isSingle = SINGLE.test(chunk.text);
    if (!isSingle) close();
    if (isSingle) run.push(chunk);
    else joined.push(chunk);
    if (isSingle && chunk.isEnd) close();
  }
  close();
  return joined;
}

/** The words of a run of single letters: wider gaps divide them. */
function wordsOf(run: readonly Chunk[]): Chunk[] {
  const words: Chunk[] = [];
  for (const [index, chunk] of run.entries()) {
    const last = words.at(-1);
    if (!last || (chunk.isApart && index > 0)) words.push(chunk);
    else words[words.length - 1] = { text: last.text + chunk.text, isApart: last.isApart, isEnd: chunk.isEnd };
  }
  return words;
}
