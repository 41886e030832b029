import { Highlight } from '@mantine/core';

interface FoundProps {
  children: string;
  /** The words to highlight. Without any, the text stays a plain text. */
  search: string | null;
}

/** A text with the words that were searched for. */
export function Found({ children, search }: FoundProps) {
  if (!search) return children;
  return (
    <Highlight component="span" highlight={search} inherit>
      {children}
    </Highlight>
  );
}
