import { Anchor, Table } from '@mantine/core';
import { Fragment, memo, type ReactNode, useState } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { ChildLink } from '../../ui/ChildLink';
import { safeLink } from './links';
import classes from './Markdown.module.css';
import { growingBlocks, plainParagraph } from './markdown-blocks';
import { t } from './message-texts';
import { wholeMarkdown } from './streaming-markdown';

interface MarkdownProps {
  text: string;
  /** More text follows, so incomplete syntax is closed or hidden. */
  isStreaming?: boolean;
  /** For a child: only stories and games are links, and everything else is text. */
  isForChild?: boolean;
}

function SafeAnchor({ href, children }: { href?: string; children?: ReactNode }) {
  const link = safeLink(href, window.location.origin);
  if (!link) return <span>{children}</span>;
  if (link.kind === 'page') {
    return (
      <Anchor component={Link} to={link.path} className={classes.page} underline="always">
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
  // Loading a picture would show its host who reads the answer, so only its description shows.
  img: ({ alt }) => (alt ? <em>{alt}</em> : null),
  // The page has its own first and second headings.
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  input: ({ checked }) => <input type="checkbox" checked={checked ?? false} readOnly disabled aria-label={t('step')} />,
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll wide code.
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => (
    <Table.ScrollContainer minWidth={320} type="native" className={classes.table} tabIndex={0}>
      <table>{children}</table>
    </Table.ScrollContainer>
  ),
};

/** Opens with Space, too, for people who use a switch. Pages of grown-ups and other sites do not open. */
function ChildAnchor({ href, children }: { href?: string; children?: ReactNode }) {
  const link = safeLink(href, window.location.origin);
  if (link?.kind !== 'page' || !CHILD_PATHS.test(link.path)) return <span>{children}</span>;
  return (
    <ChildLink to={link.path} className={classes.page}>
      {children}
    </ChildLink>
  );
}

const CHILD_PATHS = /^\/(?:story|games)(?:\/|$)/;

const childComponents: Components = {
  ...components,
  a: ({ href, children }) => <ChildAnchor href={href}>{children}</ChildAnchor>,
};

/** Keeps addresses as they are: `SafeAnchor` decides which are safe. */
const keepUrl = (url: string) => url;
const plugins = [remarkGfm];

interface BlockProps {
  text: string;
  isForChild: boolean;
}

/** A part of a text. It is read again only if it changes. */
const Block = memo(function Block({ text, isForChild }: BlockProps) {
  const plain = plainParagraph(text);
  if (plain !== null) return <p>{plain}</p>;
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      components={isForChild ? childComponents : components}
      urlTransform={keepUrl}
    >
      {text}
    </ReactMarkdown>
  );
});

/** Markdown without raw HTML and without pictures. */
export const Markdown = memo(function Markdown({ text, isStreaming = false, isForChild = false }: MarkdownProps) {
  const [blocksOf] = useState(growingBlocks);
  const blocks = blocksOf(text);
  const last = blocks.length - 1;
  return (
    <div className={classes.markdown}>
      {blocks.map((block, index) => (
        // Text only grows at its end, so a part keeps its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a part is known by.
        <Fragment key={index}>
          {index > 0 && '\n'}
          <Block text={isStreaming && index === last ? wholeMarkdown(block) : block} isForChild={isForChild} />
        </Fragment>
      ))}
    </div>
  );
});
