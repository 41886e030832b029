import { Anchor } from '@mantine/core';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import classes from './library.module.css';

/** Links of our own go through the router; others open beside the page and tell nobody where they came from. */
const COMPONENTS: Components = {
  a({ href = '', children }) {
    if (href.startsWith('/')) {
      return (
        <Anchor component={Link} to={href} inherit>
          {children}
        </Anchor>
      );
    }
    return (
      <Anchor href={href} target="_blank" rel="noopener noreferrer" inherit>
        {children}
      </Anchor>
    );
  },
  // The page has its `h1` already.
  h1: 'h2',
};

/** A text of the library, set for reading. Raw HTML in it is shown as text. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <div className={[classes.prose, className].filter(Boolean).join(' ')}>
      <Markdown remarkPlugins={[remarkGfm]} disallowedElements={['img']} components={COMPONENTS}>
        {children}
      </Markdown>
    </div>
  );
}
