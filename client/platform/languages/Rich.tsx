import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A text with marked parts: `Read the <terms>Terms</terms>`. */
  text: string;
  /** What each marked part becomes: `{ terms: (words) => <Link …>{words}</Link> }`. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A text whose marked parts are elements. Every language has the parts in an order of its own. */
export function Rich({ text, parts }: RichProps) {
  const pieces = piecesOf(text);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order.
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}

/** Plain words, the name of a mark, its words, plain words and so on. Marked words may hold a `<` that someone typed. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (let mark = /<(\w+)>/.exec(rest); mark; mark = /<(\w+)>/.exec(rest)) {
    const [start, name = ''] = mark;
    const from = mark.index + start.length;
    const to = rest.indexOf(`</${name}>`, from);
    if (to < 0) break;
    pieces.push(rest.slice(0, mark.index), name, rest.slice(from, to));
    rest = rest.slice(to + name.length + 3);
  }
  return [...pieces, rest];
}
