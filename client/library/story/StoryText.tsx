import { type ReactNode, useMemo } from 'react';
import { type Span, type StoryParagraph, storyParagraphs } from '../../../contract/story-pages';
import classes from './StoryText.module.css';

interface StoryTextProps {
  /** A page, in Markdown. */
  page: string;
  /** The sentence that is read aloud; null in silence. */
  sentence?: number | null;
  /** The word of it. */
  word?: Span | null;
}

/** A page of a story. What is read aloud is marked. */
export function StoryText({ page, sentence = null, word = null }: StoryTextProps) {
  const paragraphs = useMemo(() => storyParagraphs(page), [page]);
  let before = 0;
  return (
    <div className={classes.text}>
      {paragraphs.map((paragraph, index) => {
        const spoken = sentence === null ? undefined : paragraph.sentences[sentence - before];
        before += paragraph.sentences.length;
        const spokenWord = spoken && word ? { start: spoken.start + word.start, end: spoken.start + word.end } : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a page never move.
          <p key={index}>{marked(paragraph, spoken ?? null, spokenWord)}</p>
        );
      })}
    </div>
  );
}

/** Cuts a paragraph at its styles, at the sentence that is read and at its word. */
function marked({ text, styles }: StoryParagraph, sentence: Span | null, word: Span | null): ReactNode[] {
  const cuts = [sentence, word].flatMap((span) => (span ? [span.start, span.end] : []));
  return styles.flatMap(({ start, end, style }) => {
    const inside = cuts.filter((cut) => cut > start && cut < end);
    const edges = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
    return edges.slice(0, -1).map((from, index) => {
      const to = edges[index + 1]!;
      const Tag = style ?? 'span';
      const isWithin = (span: Span | null) => (span !== null && span.start <= from && to <= span.end) || undefined;
      return (
        <Tag key={from} data-sentence={isWithin(sentence)} data-word={isWithin(word)}>
          {text.slice(from, to)}
        </Tag>
      );
    });
  });
}
