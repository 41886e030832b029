/** The model reads at most so many words at once: in longer texts a few unsafe words would count little. */
const WINDOW_WORDS = 40;
const OVERLAP_WORDS = 8;

/** The parts of a text that the model reads: a short text as a whole, a longer one by as many sentences as fit. */
export function windowsOf(sentences: readonly (readonly string[])[]): string[][] {
  const windows: string[][] = [];
  let room = 0;
  for (const part of sentences.flatMap(partsOf)) {
    if (part.length <= room) windows.at(-1)?.push(...part);
    else windows.push([...part]);
    room = WINDOW_WORDS - (windows.at(-1)?.length ?? 0);
  }
  return windows;
}

function partsOf(sentence: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start === 0 || start + OVERLAP_WORDS < sentence.length; start += WINDOW_WORDS - OVERLAP_WORDS) {
    parts.push(sentence.slice(start, start + WINDOW_WORDS));
  }
  return parts;
}
