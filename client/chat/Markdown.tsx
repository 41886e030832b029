import { Anchor, Table } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { safeLink } from './links';
import classes from './Markdown.module.css';
import { wholeMarkdown } from './streaming-markdown';

interface MarkdownProps {
  text: string;
  /** More is to come: what is half written is closed or held back. */
  isStreaming?: boolean;
}

function SafeAnchor({ href, children }: { href?: string; children?: ReactNode }) {
  const link = safeLink(href, window.location.origin);
  if (!link) return <span>{children}</span>;
  if (link.kind === 'page') {
    return (
      <Anchor component={Link} to={link.path} className={classes.page}>
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor href={link.href} target="_blank" rel="noopener noreferrer" underline="always">
      {children}
    </Anchor>
  );
}

const components: Components = {
  a: ({ href, children }) => <SafeAnchor href={href}>{children}</SafeAnchor>,
  // A picture from elsewhere would tell its host who reads; its words stay.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  // An answer is inside a page that has its own first and second headings.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  input: ({ checked }) => <input type="checkbox" checked={checked ?? false} readOnly disabled aria-label="Step" />,
  pre: ({ children }) => (
    // Wide code scrolls in itself, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable.
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => (
    <Table.ScrollContainer minWidth={320} type="native" className={classes.table} tabIndex={0}>
      <table>{children}</table>
    </Table.ScrollContainer>
  ),
};

/** An address passes unchanged: `SafeAnchor` decides what may be followed. */
const keepUrl = (url: string) => url;
const plugins = [remarkGfm];

/** Markdown without raw HTML and without pictures from elsewhere; rendered from the whole text each time. */
export const Markdown = memo(function Markdown({ text, isStreaming = false }: MarkdownProps) {
  return (
    <div className={classes.markdown}>
      <ReactMarkdown remarkPlugins={plugins} components={components} urlTransform={keepUrl}>
        {isStreaming ? wholeMarkdown(text) : text}
      </ReactMarkdown>
    </div>
  );
});
