import { Anchor } from '@mantine/core';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import classes from './Prose.module.css';

/** Links within the app go through the router. Others open in a new tab and do not send the address of this page. */
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
  // The page has its own `h1`.
  h1: 'h2',
};

interface ProseProps {
  children: string;
}

/** A text of the library. Raw HTML in it shows as text. */
export function Prose({ children }: ProseProps) {
  return (
    <div className={classes.prose}>
      <Markdown remarkPlugins={[remarkGfm]} disallowedElements={['img']} components={COMPONENTS}>
        {children}
      </Markdown>
    </div>
  );
}
