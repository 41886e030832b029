/** How a story is cut into pages and sentences. Server and client cut in the same way, so that a place means the same. */

/** A page of a story holds whole paragraphs, and no more characters than this if it holds several. */
const PAGE_LENGTH = 260;

/** The Markdown of each page of a story, for readers who turn pages instead of scrolling. */
export function storyPages(body: string): string[] {
  const pages: string[] = [];
  for (const paragraph of paragraphsOf(body)) {
    const last = pages.at(-1);
    const joined = `${last}\n\n${paragraph}`;
    if (last !== undefined && joined.length <= PAGE_LENGTH) pages[pages.length - 1] = joined;
    else pages.push(paragraph);
  }
  return pages;
}

/** A part of a text, from its first character to before `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface StyledSpan extends Span {
  style: 'em' | 'strong' | null;
}

/** A paragraph without Markdown, its styles without gaps, and its sentences. */
export interface StoryParagraph {
  text: string;
  styles: StyledSpan[];
  sentences: Span[];
}

export function storyParagraphs(page: string): StoryParagraph[] {
  return paragraphsOf(page).map((paragraph) => {
    const { text, styles } = withoutMarkdown(paragraph.replaceAll(/\s+/gu, ' '));
    return { text, styles, sentences: sentencesOf(text) };
  });
}

/** The sentences of a page as they are read aloud, in order. */
export function pageSentences(page: string): string[] {
  return storyParagraphs(page).flatMap(({ text, sentences }) =>
    sentences.map(({ start, end }) => text.slice(start, end)),
  );
}

export function wordsOf(sentence: string): Span[] {
  return [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function withoutMarkdown(paragraph: string): Pick<StoryParagraph, 'text' | 'styles'> {
  const styles: StyledSpan[] = [];
  let text = '';
  const add = (piece: string, style: StyledSpan['style']) => {
    if (piece === '') return;
    styles.push({ start: text.length, end: text.length + piece.length, style });
    text += piece;
  };
  let done = 0;
  for (const { 0: marked, 1: strong, 2: em = '', index } of paragraph.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*/gu)) {
    add(paragraph.slice(done, index), null);
    add(strong ?? em, strong === undefined ? 'em' : 'strong');
    done = index + marked.length;
  }
  add(paragraph.slice(done), null);
  return { text, styles };
}

/** A sentence ends where a capital, a number or an opening quotation mark follows. “Why?” she asked is one sentence. */
const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St)|[.!?…])[.!?…]+["'”’)\]]*(?=\s+["'“‘([]*[\p{Lu}\p{N}])/gu;

function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => index + mark.length);
  const sentences: Span[] = [];
  let from = 0;
  for (const end of [...ends, text.length]) {
    const start = from + /^\s*/u.exec(text.slice(from, end))![0].length;
    from = end;
    // A line of ornaments has nothing to read.
    if (wordsOf(text.slice(start, end)).length > 0) sentences.push({ start, end });
  }
  return sentences;
}
