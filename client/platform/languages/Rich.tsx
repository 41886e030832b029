import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A text with marked parts: `Read the <terms>Terms</terms>`. */
  text: string;
  /** What each marked part becomes: `{ terms: (words) => <Link …>{words}</Link> }`. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A part may hold a name that someone typed, with a `<` in it. */
const MARKED = /<(\w+)>(.*?)<\/\1>/s;

/** A text whose marked parts are elements. Every language has the parts in an order of its own. */
export function Rich({ text, parts }: RichProps) {
  // With two groups, each match leaves its name and its words between the plain parts.
  const pieces = text.split(MARKED);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[pieces[index - 1] ?? ''] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order.
    return <Fragment key={index}>{part ? part(piece) : piece}</Fragment>;
  });
}
